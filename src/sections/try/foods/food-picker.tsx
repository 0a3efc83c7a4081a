import type { Ref } from 'react';
import { ArrowRight } from '../../../components/icons';
import { foodOf } from '../../../lib/ranking/day';
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
  /** Whether the visitor has seen what a change does. */
  hasChanged: boolean;
  firstFood: Ref<HTMLButtonElement>;
};

/** A few foods, what the last one changed, a link to the app, and a search for other foods. A tap adds a portion. */
export function FoodPicker({ day, isOwn, news, hasChanged, firstFood }: FoodPickerProps) {
  const { data, labels } = useDemo();
  const { signUp } = labels.ranking;
  const offered = isOwn ? labels.foods.morning : labels.foods.quick;
  return (
    <div className="print:hidden noscript:hidden">
      <FoodList
        foods={offered.map((id) => foodOf(data, id)!)}
        day={day}
        isChips
        firstFood={firstFood}
      />
      <div className="mt-2 grid">
        {/* Screen readers announce it. */}
        <p aria-hidden className="food-news">
          {news}
        </p>
        {hasChanged && (
          <a href={signUp.href} className="way-on">
            {signUp.label}
            <ArrowRight aria-hidden className="size-4" />
          </a>
        )}
      </div>
      <FoodSearch day={day} />
    </div>
  );
}
