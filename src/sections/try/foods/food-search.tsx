import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Search } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { formatNumber } from '../../../lib/format';
import { formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { findFoods } from './find-foods';
import { FoodGroups } from './food-groups';
import { FoodList } from './food-list';
import { createLexicon } from './lexicon';
import { shortNameOf } from './short-name';

/** How many of the nearest foods the answer names. */
const MOST_NAMED = 3;

/** Much longer than a meal’s name: each word makes a search slower. */
const MOST_LETTERS = 80;

/** A search field for foods. While it is empty, or when it finds none, all foods follow in groups. */
export function FoodSearch({ day }: { day: Day }) {
  const { data, labels: all, change } = useDemo();
  const labels = all.foods;
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The visitor can type before React starts.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const lexicon = useMemo(() => createLexicon(data.groups, labels), [data.groups, labels]);
  // Each tap on a food found renders this again.
  const { by, foods, answer = '' } = useMemo(() => findFoods(lexicon, query), [lexicon, query]);
  const isSearching = query.trim() !== '';

  const nearest = foods.slice(0, MOST_NAMED).map((food) => inSentence(shortNameOf(food)));
  const names = { typed: query.trim(), foods: formatList(nearest) };
  const sentences = {
    name: interpolate(labels.found, { foods: formatNumber(foods.length) }),
    answer,
    nearest: interpolate(labels.near, names),
    spelling: interpolate(labels.meant, names),
    nothing: labels.notFound,
  };
  const result = isSearching ? sentences[by] : '';

  const addFound = (event: SubmitEvent) => {
    event.preventDefault();
    // Of several foods, or one that is only nearest, none is plainly meant.
    const [food, ...others] = foods;
    if (by === 'name' && food && others.length === 0) change({ type: 'portions', food, by: 1 });
  };
  return (
    <>
      <form role="search" className="mt-2" method="dialog" onSubmit={addFound}>
        <label className="relative block">
          <span className="sr-only">{labels.find}</span>
          <Search
            aria-hidden
            className="absolute start-4 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
          <input
            ref={field}
            type="search"
            placeholder={labels.find}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setQuery(target.value)}
            className="food-field"
          />
        </label>
      </form>
      <p aria-hidden className="mt-2 text-sm text-muted empty:hidden">
        {result}
      </p>
      <LiveRegion>{result}</LiveRegion>
      {foods.length > 0 ? (
        <div className="food-scroller mt-2">
          <FoodList foods={foods} day={day} />
        </div>
      ) : (
        <FoodGroups day={day} isOpen={isSearching} />
      )}
    </>
  );
}
