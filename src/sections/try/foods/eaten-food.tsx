import { memo } from 'react';
import { Minus, Plus, Undo } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { MOST_PORTIONS } from '../../../lib/ranking/ranking-data';
import type { Food } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { portionOf } from './portion-of';

type EatenFoodProps = {
  food: Food;
  /** How many portions were eaten; 0 for a food that was just removed. */
  portions: number;
  /** Whether a short list hides it. */
  isEarlier: boolean;
};

/**
 * A food that was eaten, with buttons for one portion more or less. When removed, it keeps its row, where the minus
 * does nothing and the plus puts it back.
 */
export const EatenFood = memo(function EatenFood({ food, portions, isEarlier }: EatenFoodProps) {
  const { labels: all, change } = useDemo();
  const labels = all.foods;
  const isOff = portions === 0;
  const look = { variant: 'outline', className: 'print:hidden noscript:hidden' } as const;
  return (
    <li
      data-earlier={isEarlier || undefined}
      className={`eaten-food ${isOff ? 'print:hidden' : ''}`}
    >
      <p className={`min-w-0 flex-1 basis-24 leading-tight ${isOff ? 'text-muted' : ''}`}>
        <span className={`font-semibold ${isOff ? 'line-through' : ''}`}>{food.name}</span>{' '}
        <span className="block text-sm text-muted">{portionOf(food, labels.portion)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          {...look}
          size="icon"
          aria-label={interpolate(labels.less, { food: food.name })}
          aria-disabled={isOff}
          onClick={() => !isOff && change({ type: 'portions', food, by: -1 })}
        >
          <Minus />
        </Button>
        <span hidden={isOff} className="eaten-food-portions">
          {interpolate(labels.portions, { portions: formatNumber(portions) })}
        </span>
        {/* The same button, so that it keeps the focus. */}
        <Button
          {...look}
          size={isOff ? 'default' : 'icon'}
          aria-label={isOff ? undefined : interpolate(labels.more, { food: food.name })}
          aria-disabled={portions === MOST_PORTIONS}
          onClick={() => change({ type: 'portions', food, by: 1 })}
        >
          {isOff ? <Undo /> : <Plus />}
          {isOff && (
            <span>
              {labels.undo}
              <span className="sr-only"> {food.name}</span>
            </span>
          )}
        </Button>
      </div>
    </li>
  );
});
