import { TriangleAlert } from '../../../components/icons';
import type { DayNutrient } from '../../../lib/ranking/day';
import { useDemo } from '../demo-context';
import { aboveLimits } from './above-limits';

type DayReachedProps = {
  nutrients: readonly DayNutrient[];
  className: string;
};

/** Says that the day has reached all targets, what that doesn’t mean, and which limits it exceeds. */
export function DayReached({ nutrients, className }: DayReachedProps) {
  const { data, labels } = useDemo();
  const above = aboveLimits(nutrients, data.nutrients, labels.ranking);
  return (
    <div
      className={`grid gap-2 rounded-card border border-line bg-surface p-5 dark:bg-sunken ${className}`}
    >
      <p className="font-semibold">{labels.ranking.none}</p>
      <p>{labels.ranking.noneEnergy}</p>
      {above && (
        <p className="flex gap-2">
          <TriangleAlert
            aria-hidden
            className="mt-1 size-4 shrink-0 text-danger"
            strokeWidth={2.5}
          />
          {/* In a translated page, React can’t replace text that has a sibling. */}
          <span>{`${above} ${labels.ranking.limits}`}</span>
        </p>
      )}
    </div>
  );
}
