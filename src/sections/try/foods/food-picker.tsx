import type { Ref } from 'react';
import { foodOf } from '../../../lib/ranking/day';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { FoodList } from './food-list';
import { FoodSearch } from './food-search';

type FoodPickerProps = {
  day: Day;
  /** Whether the visitor fills an empty plate, from the morning on. */
  isOwn: boolean;
  /** What the last tap changed, or what a tap does. */
  news: string;
  firstFood: Ref<HTMLButtonElement>;
};

/** A few foods, what the last one changed, and a field that finds other foods. A tap adds a portion. */
export function FoodPicker({ day, isOwn, news, firstFood }: FoodPickerProps) {
  const { data, labels } = useDemo();
  const offered = isOwn ? labels.foods.morning : labels.foods.quick;
  return (
    <div className="print:hidden noscript:hidden">
      <FoodList
        foods={offered.map((id) => foodOf(data, id)!)}
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
      <FoodSearch day={day} />
    </div>
  );
}
