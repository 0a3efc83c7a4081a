import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { Search } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { Summary } from '../../../components/ui/disclosure';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodOf, foodsOf } from '../../../lib/ranking/day';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { findFoods, wordsOf } from './find-foods';
import { FoodList } from './food-list';

type FoodPickerProps = {
  day: Day;
  /** What the last tap changed, or what a tap does. */
  news: string;
  firstFood: Ref<HTMLButtonElement>;
};

/** A few foods, a field that finds others by name, and all foods in groups. A tap adds a portion. */
export function FoodPicker({ day, news, firstFood }: FoodPickerProps) {
  const { data, labels: all, change } = useDemo();
  const labels = all.foods;
  const [query, setQuery] = useState('');
  const [isBrowsing, setIsBrowsing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const browser = useRef<HTMLDetailsElement>(null);
  // The visitor can type and open the list before React starts.
  useEffect(() => {
    setQuery(field.current!.value);
    setIsBrowsing(browser.current!.open);
  }, []);
  const typed = wordsOf(query);
  const found = typed.length > 0 ? findFoods(data, typed) : [];
  const count = formatNumber(found.length);
  const answer = found.length > 0 ? interpolate(labels.found, { foods: count }) : labels.notFound;
  const result = typed.length > 0 ? answer : '';

  const addFirst = (event: SubmitEvent) => {
    event.preventDefault();
    if (found[0]) change({ type: 'portions', food: found[0], by: 1 });
  };
  return (
    <div className="print:hidden noscript:hidden">
      <FoodList
        foods={labels.quick.map((id) => foodOf(data, id)!)}
        day={day}
        isChips
        firstFood={firstFood}
      />
      {/* Screen readers announce it. Two lines, so that a long name moves nothing. */}
      <p
        aria-hidden
        className="mt-2 grid min-h-[2lh] content-center text-sm leading-snug font-semibold text-accent select-none"
      >
        {news}
      </p>
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
      {typed.length > 0 ? (
        <div className="food-scroller mt-2">
          <FoodList foods={found} day={day} />
        </div>
      ) : (
        <details
          ref={browser}
          className="mt-2"
          onToggle={({ currentTarget }) => setIsBrowsing(currentTarget.open)}
        >
          <Summary>
            {interpolate(labels.browse, { foods: formatNumber(foodsOf(data).length) })}
          </Summary>
          {/* Only when it is open: the foods would double the elements of the first view. */}
          {isBrowsing && (
            <div className="food-scroller border-t border-line">
              {data.groups.map(({ name, foods }) => (
                <details key={name} name="foods" className="border-b border-line">
                  <Summary>{name}</Summary>
                  <div className="pt-1 pb-4">
                    <FoodList foods={foods} day={day} />
                  </div>
                </details>
              ))}
            </div>
          )}
        </details>
      )}
    </div>
  );
}
