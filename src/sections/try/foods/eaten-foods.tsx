import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { RotateCcw, X } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { Summary } from '../../../components/ui/disclosure';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodOf, portionsOf } from '../../../lib/ranking/day';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { EatenFood } from './eaten-food';

/** How many foods a narrow screen shows of a long list: the last ones. */
const SHORT = 3;

type EatenFoodsProps = {
  day: Day;
  /** The foods (ids) in the list: those eaten, and those just removed. */
  listed: readonly string[];
  /** Those of them (ids) whose portions the visitor has changed there. */
  changed: readonly string[];
  /** The first food of the picker. It gets the focus when the list is emptied. */
  firstFood: RefObject<HTMLButtonElement | null>;
};

/**
 * The foods eaten, with buttons for one portion more or less. Narrow screens, where the ranking follows, show the last
 * ones and those that were changed here, until the visitor opens the list.
 */
export function EatenFoods({ day, listed, changed, firstFood }: EatenFoodsProps) {
  const { data, labels: all, change } = useDemo();
  const labels = all.foods;
  const isEmpty = day.eaten.length === 0;
  const isEarlier = (id: string) =>
    listed.indexOf(id) < listed.length - SHORT && !changed.includes(id);
  const clear = () => {
    // The picker offers different foods once the list is empty.
    flushSync(() => change({ type: 'cleared' }));
    firstFood.current?.focus();
  };
  return (
    <div className="eaten-foods">
      <h2 className="text-xl">{labels.title}</h2>
      {/* CSS shows and hides the earlier foods, so that it works before React and without it. */}
      <details hidden={!listed.some(isEarlier)} className="eaten-foods-all">
        <Summary className="text-sm">
          {/* In a translated page, React can’t replace text that has a sibling. */}
          <span>{interpolate(labels.all, { foods: formatNumber(day.eaten.length) })}</span>
        </Summary>
      </details>
      {isEmpty && (
        <p className="mt-2 rounded-2xl border border-dashed border-control px-4 py-3 text-muted">
          {labels.empty}
        </p>
      )}
      <ul className="mt-1">
        {listed.map((id) => {
          const food = foodOf(data, id);
          return (
            food && (
              <EatenFood
                key={id}
                food={food}
                portions={portionsOf(day, id)}
                isEarlier={isEarlier(id)}
              />
            )
          );
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
    </div>
  );
}
