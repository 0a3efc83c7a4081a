import type { Ref } from 'react';
import { portionsOf } from '../../../lib/ranking/day';
import type { Day, Food } from '../../../lib/ranking/ranking-data';
import { FoodButton } from './food-button';

type FoodListProps = {
  foods: readonly Food[];
  day: Day;
  /** Whether the foods are chips in lines, not rows in columns. */
  isChips?: boolean;
  firstFood?: Ref<HTMLButtonElement>;
};

/** Foods to tap. */
export const FoodList = ({ foods, day, isChips = false, firstFood }: FoodListProps) => (
  <ul className={isChips ? 'flex flex-wrap gap-1.5' : 'food-columns'}>
    {foods.map((food, at) => (
      <li key={food.id} className="flex min-w-0">
        <FoodButton
          ref={at === 0 ? firstFood : undefined}
          food={food}
          portions={portionsOf(day, food.id)}
          isChip={isChips}
        />
      </li>
    ))}
  </ul>
);
