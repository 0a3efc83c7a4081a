import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { RotateCcw, X } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { foodOf, portionsOf } from '../../../lib/ranking/day';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { EatenFood } from './eaten-food';

type EatenFoodsProps = {
  day: Day;
  /** The foods (ids) in the list: those eaten, and those just removed. */
  listed: readonly string[];
  /** The first food of the picker. It gets the focus when the list is emptied. */
  firstFood: RefObject<HTMLButtonElement | null>;
};

/** The foods eaten, with buttons for one portion more or less. */
export function EatenFoods({ day, listed, firstFood }: EatenFoodsProps) {
  const { data, labels: all, change } = useDemo();
  const labels = all.foods;
  const isEmpty = day.eaten.length === 0;
  const clear = () => {
    // The picker then offers other foods.
    flushSync(() => change({ type: 'cleared' }));
    firstFood.current?.focus();
  };
  return (
    <>
      <h2 className="mt-5 text-xl">{labels.title}</h2>
      {isEmpty && (
        <p className="mt-3 rounded-2xl border border-dashed border-control px-4 py-3 text-muted">
          {labels.empty}
        </p>
      )}
      <ul className="mt-1">
        {listed.map((id) => {
          const food = foodOf(data, id);
          return food && <EatenFood key={id} food={food} portions={portionsOf(day, id)} />;
        })}
      </ul>
      <div className="mt-1 flex flex-wrap justify-between gap-x-2 text-sm print:hidden noscript:hidden">
        <Button
          variant="link"
          aria-disabled={day === all.start}
          onClick={() => change({ type: 'startedOver' })}
        >
          <RotateCcw className="size-4!" />
          {labels.startOver}
        </Button>{' '}
        <Button variant="link" aria-disabled={isEmpty} onClick={clear}>
          <X className="size-4!" />
          {labels.clear}
        </Button>
      </div>
    </>
  );
}
