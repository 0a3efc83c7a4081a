import { useEffect, useRef } from 'react';
import { ChevronDown, TriangleAlert } from '../../../components/icons';
import { itemAt } from '../../../lib/item-at';
import { isOver } from '../../../lib/ranking/day';
import { addedToPassed, overLimits } from '../../../lib/over-limits';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { Gain } from './dish-parts';
import type { DishRow } from './dish-row';
import { FirstDish } from './first-dish';
import { OpenDish } from './open-dish';
import { OtherDish } from './other-dish';

type RankedDishProps = {
  row: DishRow;
  day: Day;
  /** Whether it explains limits: only the first dish that exceeds one does. */
  explainsLimits: boolean;
  onToggle(title: string, isOpen: boolean): void;
};

/** A dish with its rank and score, which opens to what a portion does for the gaps that count. */
export function RankedDish({ row, day, explainsLimits, onToggle }: RankedDishProps) {
  const { data, labels } = useDemo();
  const { title, rank, ranked } = row;
  const isFirst = rank === 1;
  const over = ranked.over.map(({ nutrient, ...limit }) => ({
    ...limit,
    ...itemAt(data.nutrients, nutrient),
  }));
  const warnings = [
    overLimits(
      labels.ranking.over,
      over.filter(({ eaten, limit }) => !isOver(limit, eaten)),
    ),
    addedToPassed(
      labels.ranking.passed,
      over.filter(({ eaten, limit }) => isOver(limit, eaten)),
    ),
  ].filter(Boolean);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It can be opened before React starts.
    if (details.current?.open) onToggle(title, true);
    // A dish that was left out of the ranking is closed when it returns.
    return () => onToggle(title, false);
  }, [onToggle, title]);
  return (
    <li
      data-first={isFirst || undefined}
      data-gained={row.gained ? '' : undefined}
      className="ranked-dish"
    >
      {isFirst ? <FirstDish {...row} /> : <OtherDish {...row} />}
      {warnings.length > 0 && (
        <p className="ranked-dish-warning">
          <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
          <span>
            {/* Programs that translate a page replace texts. React loses one beside other elements. */}
            {warnings.map((warning) => (
              <span key={warning} className="block">{`${warning} `}</span>
            ))}
            {explainsLimits && <span className="ranked-dish-limits">{labels.ranking.limits}</span>}
          </span>
        </p>
      )}
      <details
        ref={details}
        name="dishes"
        open={row.isOpen}
        className="group"
        onToggle={({ currentTarget }) => onToggle(title, currentTarget.open)}
      >
        <summary className="ranked-dish-opener">
          {isFirst && <Gain gained={row.gained} raised={row.raised} />}
          <span className="print:hidden">
            {labels.ranking.open}
            <span className="sr-only"> {title}</span>
          </span>
          <ChevronDown aria-hidden className="ranked-dish-chevron" />
        </summary>
        <OpenDish row={row} day={day} />
      </details>
    </li>
  );
}
