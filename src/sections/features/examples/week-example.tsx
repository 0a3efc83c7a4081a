import { formatNumber } from '../../../lib/format';
import { inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { biggestGaps, gapOf, missingPart } from '../../../lib/ranking/gap-score';

/** Seven days with their dinners, what each still needs most, and a plate as full as its targets are reached. */
export const WeekExample = ({ week, gaps }: Queries.ProductExamplesFragment) => (
  <ol className="grid grid-cols-[auto_auto_1fr]">
    {week.days.map(({ day, dish }) => {
      const amounts = gaps.dishes.find(({ title }) => title === dish)?.amounts ?? [];
      const planned = gaps.nutrients.map((each, position) => ({
        ...each,
        eaten: each.eaten + (amounts[position] ?? 0),
      }));
      const missing = planned.reduce((sum, gap) => sum + missingPart(gap), 0) / planned.length;
      const { name, unit, ...gap } = planned[biggestGaps(planned)[0] ?? 0]!;
      const amount = `${formatNumber(gapOf(gap))}\u00A0${unit}`;
      return (
        <li
          key={day}
          className="col-span-3 grid grid-cols-subgrid items-center gap-x-2.5 border-t border-line py-1.5 text-xs leading-tight first:border-0"
        >
          <b>{day}</b>
          <svg
            width="28"
            height="28"
            aria-hidden
            className="rounded-full border-2 border-control bg-page"
          >
            <rect
              y={`${Math.round(missing * 100)}%`}
              width="100%"
              height="100%"
              className="fill-added forced-colors:fill-[Highlight]"
            />
          </svg>
          <span>
            <span className={`block ${dish ? 'text-[0.8125rem] leading-snug font-bold' : ''}`}>
              {dish ?? week.open}
            </span>{' '}
            {interpolate(week.needs, { amount, nutrient: inSentence(name) })}
          </span>
        </li>
      );
    })}
  </ol>
);
