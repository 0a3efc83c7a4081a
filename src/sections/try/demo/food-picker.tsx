import { ChevronDown, Search } from '../../../components/icons';
import { memo, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodsOf, portionsOf } from '../../../lib/ranking/day';
import { portionOf } from './plate';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';

type FoodPickerProps = {
  data: RankingData;
  day: Day;
  labels: Queries.RankingDemoLabelsFragment['plate'];
  onChange(food: Food, by: 1): void;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The foods in whose names each typed word begins a word: `bell pep` finds `Green bell pepper`. */
const findFoods = (data: RankingData, typed: string[]): Food[] =>
  foodsOf(data).filter(({ name }) =>
    typed.every((start) => wordsOf(name).some((word) => word.startsWith(start))),
  );

/** A field that finds foods by name, and all foods in groups of which one is open. A tap adds a portion. */
export function FoodPicker({ data, day, labels, onChange }: FoodPickerProps) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have typed before React started.
  useEffect(() => setQuery(field.current!.value), []);
  const typed = wordsOf(query);
  const found = typed.length > 0 ? findFoods(data, typed) : [];

  const addFirst = (event: SubmitEvent) => {
    event.preventDefault();
    if (found[0]) onChange(found[0], 1);
  };
  const list = (foods: readonly Food[]) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,100%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]">
      {foods.map((food) => (
        <li key={food.id} className="flex min-w-0">
          <FoodButton
            food={food}
            portions={portionsOf(day, food.id)}
            labels={labels}
            onChange={onChange}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <div className="print:hidden noscript:hidden">
      <form role="search" method="dialog" onSubmit={addFirst}>
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
            className="min-h-12 w-full rounded-full border border-control bg-page ps-12 pe-4 placeholder:text-muted"
          />
        </label>
      </form>
      <p aria-live="polite" className="mt-2 text-sm text-muted empty:hidden">
        {typed.length > 0 &&
          (found.length > 0
            ? interpolate(labels.found, { foods: formatNumber(found.length) })
            : labels.notFound)}
      </p>
      {typed.length > 0 ? (
        <div className="mt-2">{list(found)}</div>
      ) : (
        <details className="group mt-2">
          <Opener
            text={interpolate(labels.browse, { foods: formatNumber(foodsOf(data).length) })}
          />
          <div className="border-t border-line">
            {data.groups.map(({ name, foods }) => (
              <details key={name} name="foods" className="group/foods border-b border-line">
                <Opener text={name} isGroup />
                <div className="pt-1 pb-4">{list(foods)}</div>
              </details>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Opener({ text, isGroup = false }: { text: string; isGroup?: boolean }) {
  return (
    <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-1.5 font-semibold [&::-webkit-details-marker]:hidden">
      {text}
      <ChevronDown
        aria-hidden
        className={`size-5 shrink-0 text-accent transition-transform duration-300 ${isGroup ? 'group-open/foods:rotate-180' : 'group-open:rotate-180'}`}
      />
    </summary>
  );
}

type FoodButtonProps = Pick<FoodPickerProps, 'labels' | 'onChange'> & {
  food: Food;
  portions: number;
};

const FoodButton = memo(function FoodButton(props: FoodButtonProps) {
  const { food, portions, labels, onChange } = props;
  return (
    <button
      type="button"
      aria-label={interpolate(labels.addFood, {
        food: food.name,
        portion: portionOf(food, labels),
      })}
      onClick={() => onChange(food, 1)}
      className={`flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-2xl border px-3 py-1.5 text-start text-sm leading-tight wrap-anywhere transition-[scale] duration-200 hover:border-ink active:scale-[0.97] ${portions > 0 ? 'border-amount bg-sunken' : 'border-line bg-page'}`}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{food.name}</span>
        <span className="block text-xs text-muted">{food.portion}</span>
      </span>
      {portions > 0 && (
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-xs font-bold text-on-brand tabular-nums forced-colors:border"
        >
          {formatNumber(portions)}
        </span>
      )}
    </button>
  );
});
