import { formatNumber } from '../../../lib/format';
import { inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { biggestGaps, gapOf, missingPart, type Gap } from '../../../lib/ranking/gap-score';

type WeekExampleProps = {
  week: Queries.ProductExamplesFragment['week'];
  gaps: Queries.FeatureExamplesFragment['gaps'];
};

/** Seven days with their dinners, what each still needs most, and how full its plate is. */
export function WeekExample({ week, gaps: { dishes, nutrients } }: WeekExampleProps) {
  return (
    <ol>
      {week.days.map(({ day, dish }) => {
        const amounts = dishes.find(({ title }) => title === dish)?.amounts ?? [];
        const planned = nutrients.map((each, position) => ({
          ...each,
          eaten: each.eaten + (amounts[position] ?? 0),
        }));
        const { name, unit, ...gap } = planned[biggestGaps(planned)[0] ?? 0]!;
        const amount = `${formatNumber(gapOf(gap))}\u00A0${unit}`;
        return (
          <li
            key={day}
            className="grid grid-cols-[1.75rem_1.75rem_1fr] items-center gap-x-2.5 border-t border-line py-1.5 text-xs leading-tight first:border-0"
          >
            <b>{day}</b>
            <Plate level={reachedPart(planned)} />
            <span>
              {dish ? (
                <b className="block text-[0.8125rem] leading-snug">{dish}</b>
              ) : (
                <span className="block text-muted">{week.open}</span>
              )}{' '}
              {interpolate(week.needs, { amount, nutrient: inSentence(name) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The mean part of the targets that a day reaches, from 0 to 1. */
const reachedPart = (day: readonly Gap[]) =>
  1 - day.reduce((sum, gap) => sum + missingPart(gap), 0) / day.length;

/** A plate that is filled up to a level from 0 to 1, as in the logo. */
function Plate({ level }: { level: number }) {
  const height = 11 * (1 - 2 * level);
  const half = Math.sqrt(121 - height ** 2);
  const [left, right, top] = [14 - half, 14 + half, 14 + height].map((each) => each.toFixed(1));
  return (
    <svg
      viewBox="0 0 28 28"
      width="28"
      height="28"
      aria-hidden
      className="rounded-full inset-ring inset-ring-control forced-colors:border"
    >
      <path
        d={`M${left} ${top}A11 11 0 ${level > 0.5 ? 1 : 0} 0 ${right} ${top}Z`}
        className="fill-added forced-colors:fill-[Highlight]"
      />
    </svg>
  );
}
