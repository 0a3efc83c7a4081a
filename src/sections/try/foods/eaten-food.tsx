import { memo, type RefObject } from 'react';
import { Minus, Plus } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { MOST_PORTIONS } from '../../../lib/ranking/day';
import type { Food } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { portionOf } from './portion-of';

/** The id of the button for one portion less of a food. */
const lessId = (food: string) => `less-${food}`;

type EatenFoodProps = {
  food: Food;
  portions: number;
  /** The id of the food that gets the focus when this one disappears. */
  neighbor: string | undefined;
  /** Gets the focus if there is no neighbor. */
  firstFood: RefObject<HTMLButtonElement | null>;
};

/** A food that was eaten, with buttons for one portion more or less. */
export const EatenFood = memo(function EatenFood(props: EatenFoodProps) {
  const { food, portions, neighbor, firstFood } = props;
  const { labels: all, change } = useDemo();
  const labels = all.foods;
  const takeOne = () => {
    if (portions === 1)
      (neighbor ? document.getElementById(lessId(neighbor)) : firstFood.current)?.focus();
    change({ type: 'portions', food, by: -1 });
  };
  const look = {
    variant: 'outline',
    size: 'icon',
    className: 'print:hidden noscript:hidden',
  } as const;
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-line py-1 first:border-0">
      <p className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="font-semibold">{food.name}</span>{' '}
        <span className="block text-sm text-muted">{portionOf(food, labels.portion)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          {...look}
          id={lessId(food.id)}
          aria-label={interpolate(labels.less, { food: food.name })}
          onClick={takeOne}
        >
          <Minus />
        </Button>
        <span className="min-w-5 text-center text-lg font-bold whitespace-nowrap tabular-nums">
          {interpolate(labels.portions, { portions: formatNumber(portions) })}
        </span>
        <Button
          {...look}
          aria-label={interpolate(labels.more, { food: food.name })}
          aria-disabled={portions === MOST_PORTIONS}
          onClick={() => change({ type: 'portions', food, by: 1 })}
        >
          <Plus />
        </Button>
      </div>
    </li>
  );
});
