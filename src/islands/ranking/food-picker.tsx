import { ChevronDown } from '../../components/icons';
import { memo } from 'react';
import { formatNumber } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { portionsOf } from '../../lib/ranking/day';
import { portionOf } from './plate';
import type { Day, Food, RankingData } from '../../lib/ranking/ranking-data';

type FoodPickerProps = {
  data: RankingData;
  day: Day;
  labels: Queries.RankingDemoLabelsFragment['plate'];
  onChange(food: Food, by: 1): void;
};

/** The foods in groups of which one is open. A tap adds a portion. */
export function FoodPicker({ data, day, labels, onChange }: FoodPickerProps) {
  return (
    <div className="border-t border-line noscript:hidden">
      {data.groups.map(({ name, foods }, position) => (
        <details
          key={name}
          name="foods"
          open={position === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-1.5 font-semibold [&::-webkit-details-marker]:hidden">
            {name}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-accent transition-transform duration-300 group-open:rotate-180"
            />
          </summary>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,100%),1fr))] gap-2 pt-1 pb-4 sm:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]">
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
        </details>
      ))}
    </div>
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
