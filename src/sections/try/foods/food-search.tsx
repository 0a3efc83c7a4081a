import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Search } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { findFoods, wordsOf } from './find-foods';
import { FoodGroups } from './food-groups';
import { FoodList } from './food-list';

/** A search field for foods. While it is empty, or when it finds none, all foods follow in groups. */
export function FoodSearch({ day }: { day: Day }) {
  const { data, labels: all, change } = useDemo();
  const labels = all.foods;
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The visitor can type before React starts.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const typed = wordsOf(query);
  const isSearching = typed.length > 0;
  const { foods, isNamed } = findFoods(data, typed);

  const template = foods.length === 0 ? labels.notFound : isNamed ? labels.found : labels.near;
  const result = isSearching ? interpolate(template, { foods: formatNumber(foods.length) }) : '';

  const addFirst = (event: SubmitEvent) => {
    event.preventDefault();
    if (foods[0]) change({ type: 'portions', food: foods[0], by: 1 });
  };
  return (
    <>
      <form role="search" className="mt-2" method="dialog" onSubmit={addFirst}>
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
