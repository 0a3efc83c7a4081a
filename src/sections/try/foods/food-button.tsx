import { memo, type Ref } from 'react';
import { Plus } from '../../../components/icons';
import { formatNumber } from '../../../lib/format';
import type { Food } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { portionOf } from './portion-of';
import { shortNameOf } from './short-name';

type FoodButtonProps = {
  food: Food;
  /** How many portions were eaten. */
  portions: number;
  /** Chips show a short name: `Lentils` for `Lentils, cooked`. */
  isChip: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that adds a portion of a food. Memoized: a tap changes one of a hundred. */
export const FoodButton = memo(function FoodButton({
  food,
  portions,
  isChip,
  ref,
}: FoodButtonProps) {
  const { labels, change } = useDemo();
  const shortName = shortNameOf(food);
  const portion = portionOf(food, labels.foods.portion);
  // The count is hidden from assistive technology: if it were part of the name, Orca would skip the next button after a tap.
  const shown = isChip ? shortName : `${food.name} ${portion}`;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={portions > 0 ? `${shown} ${formatNumber(portions)}` : shown}
      onClick={() => change({ type: 'portions', food, by: 1 })}
      data-chip={isChip || undefined}
      data-eaten={portions > 0 || undefined}
      className="food-button"
    >
      {isChip ? (
        <span>{shortName}</span>
      ) : (
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{food.name}</span>{' '}
          <span className="block text-sm leading-snug text-muted">{portion}</span>
        </span>
      )}{' '}
      {portions > 0 ? (
        <span aria-hidden className="food-button-count">
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
