import { memo, useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { Plus, Search } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { Summary } from '../../../components/ui/disclosure';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodOf, foodsOf, portionsOf } from '../../../lib/ranking/day';
import { portionOf } from './plate';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';

type FoodPickerProps = {
  data: RankingData;
  day: Day;
  /** What the last tap changed, or what a tap does. */
  news: string;
  firstFood: Ref<HTMLButtonElement>;
  labels: Queries.RankingDemoLabelsFragment['plate'];
  onChange(food: Food, by: 1): void;
};

/** The words of a text without accents, so that `apfel` finds `Äpfel`. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds foods by the beginnings of their words: `bell pep` finds `Green bell pepper`. */
const findFoods = (data: RankingData, typed: string[]): Food[] =>
  foodsOf(data).filter(({ name }) =>
    typed.every((start) => wordsOf(name).some((word) => word.startsWith(start))),
  );

/** A few foods, a field that finds others by name, and all foods in groups. A tap adds a portion. */
export function FoodPicker({ data, day, news, firstFood, labels, onChange }: FoodPickerProps) {
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
    if (found[0]) onChange(found[0], 1);
  };
  const list = (foods: readonly Food[], className: string, isChip = false) => (
    <ul className={className}>
      {foods.map((food, at) => (
        <li key={food.id} className="flex min-w-0">
          <FoodButton
            ref={isChip && at === 0 ? firstFood : undefined}
            food={food}
            portions={portionsOf(day, food.id)}
            isChip={isChip}
            labels={labels}
            onChange={onChange}
          />
        </li>
      ))}
    </ul>
  );
  const quick = labels.quick.map((id) => foodOf(data, id)!);

  return (
    <div className="print:hidden noscript:hidden">
      {list(quick, 'flex flex-wrap gap-1.5', true)}
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
            // The browser’s cross is blue.
            className="min-h-12 w-full rounded-full border border-control bg-page ps-12 pe-4 placeholder:text-muted [&::-webkit-search-cancel-button]:grayscale"
          />
        </label>
      </form>
      <p aria-hidden className="mt-2 text-sm text-muted empty:hidden">
        {result}
      </p>
      <LiveRegion>{result}</LiveRegion>
      {typed.length > 0 ? (
        <div className={`mt-2 ${SCROLLS}`}>{list(found, GRID)}</div>
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
            <div className={`border-t border-line ${SCROLLS}`}>
              {data.groups.map(({ name, foods }) => (
                <details key={name} name="foods" className="border-b border-line">
                  <Summary>{name}</Summary>
                  <div className="pt-1 pb-4">{list(foods, GRID)}</div>
                </details>
              ))}
            </div>
          )}
        </details>
      )}
    </div>
  );
}

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,100%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]';

/** Beside the ranking a long list scrolls on its own, so the first places stay in view. */
const SCROLLS = 'lg:-mx-1.5 lg:max-h-80 lg:overflow-y-auto lg:p-1.5';

type FoodButtonProps = Pick<FoodPickerProps, 'labels' | 'onChange'> & {
  food: Food;
  portions: number;
  /** Chips show a short name: `Lentils` for `Lentils, cooked`. */
  isChip: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const FoodButton = memo(function FoodButton(props: FoodButtonProps) {
  const { food, portions, isChip, labels, onChange, ref } = props;
  const [shortName] = food.name.split(',');
  // The badge is hidden from assistive technology: if it were part of the name, Orca would skip the next button after a tap.
  const shown = isChip ? shortName : `${food.name} ${portionOf(food, labels)}`;
  const look = isChip
    ? 'min-h-11 rounded-full gap-1.5 ps-4 pe-3 font-semibold'
    : 'min-h-14 flex-1 rounded-2xl gap-2 px-3';
  return (
    <button
      ref={ref}
      type="button"
      aria-label={portions > 0 ? `${shown} ${formatNumber(portions)}` : shown}
      onClick={() => onChange(food, 1)}
      className={`flex min-w-0 items-center border py-1.5 text-start text-sm leading-tight wrap-anywhere transition-[scale] duration-200 hover:border-ink active:scale-[0.97] ${look} ${portions > 0 ? 'border-amount bg-sunken' : isChip ? 'border-control bg-page' : 'border-line bg-page'}`}
    >
      {isChip ? (
        <span>{shortName}</span>
      ) : (
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{food.name}</span>{' '}
          <span className="block text-xs text-muted">{portionOf(food, labels)}</span>
        </span>
      )}{' '}
      {portions > 0 ? (
        <span
          aria-hidden
          className={`grid shrink-0 place-items-center rounded-full bg-brand text-xs font-bold text-on-brand tabular-nums forced-colors:border ${isChip ? 'size-5' : 'size-6'}`}
        >
          {formatNumber(portions)}
        </span>
      ) : (
        isChip && (
          <Plus aria-hidden className="size-5 shrink-0 p-0.5 text-accent" strokeWidth={2.5} />
        )
      )}
    </button>
  );
});
