import type { Ref } from 'react';
import { foodOf, isMeat } from '../../../lib/ranking/day';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { FoodList } from './food-list';
import { FoodSearch } from './food-search';

type FoodPickerProps = {
  day: Day;
  /** Whether the visitor fills an empty plate, starting in the morning. */
  isOwn: boolean;
  /** What the last tap changed, or what a tap does. */
  news: string;
  firstFood: Ref<HTMLButtonElement>;
};

/** A few foods, without meat and fish if the day’s dishes are, what the last one changed, and a search for other foods. A tap adds a portion. */
export function FoodPicker({ day, isOwn, news, firstFood }: FoodPickerProps) {
  const { data, labels } = useDemo();
  const all = isOwn ? labels.foods.morning : labels.foods.quick;
  const offered = day.isMeatless ? all.filter((id) => !isMeat(data, id)) : all;
  return (
    <div className="print:hidden noscript:hidden">
      <FoodList
        foods={offered.flatMap((id) => foodOf(data, id) ?? [])}
        day={day}
        isChips
        firstFood={firstFood}
      />
      {/* Screen readers announce it. */}
      <p aria-hidden className="food-news">
        {news}
      </p>
      <FoodSearch day={day} />
    </div>
  );
}
