import type { RefObject } from 'react';
import { RotateCcw, X } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { foodOf } from '../../../lib/ranking/day';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { EatenFood } from './eaten-food';

type EatenFoodsProps = {
  day: Day;
  /** The first food of the picker. It gets the focus when nothing is left. */
  firstFood: RefObject<HTMLButtonElement | null>;
};

/** The foods eaten, with buttons for one portion more or less. */
export function EatenFoods({ day, firstFood }: EatenFoodsProps) {
  const { data, labels: all, change } = useDemo();
  const labels = all.foods;
  const { eaten } = day;
  const clear = () => {
    firstFood.current?.focus();
    change({ type: 'cleared' });
  };
  return (
    <>
      <h2 className="mt-5 text-xl">{labels.title}</h2>
      {eaten.length === 0 && (
        <p className="mt-3 rounded-2xl border border-dashed border-control px-4 py-3 text-muted">
          {labels.empty}
        </p>
      )}
      <ul className="mt-1">
        {eaten.map(({ food, portions }, at) => (
          <EatenFood
            key={food}
            food={foodOf(data, food)!}
            portions={portions}
            neighbor={(eaten[at + 1] ?? eaten[at - 1])?.food}
            firstFood={firstFood}
          />
        ))}
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
        <Button variant="link" aria-disabled={eaten.length === 0} onClick={clear}>
          <X className="size-4!" />
          {labels.clear}
        </Button>
      </div>
    </>
  );
}
