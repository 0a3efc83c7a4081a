import { formatNumber } from '../../../lib/format';
import { inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { biggestGaps, gapOf } from '../../../lib/ranking/gap-score';

/** Seven days with their dinners, and what each still needs most. */
export const WeekExample = ({ week, gaps }: Queries.ProductExamplesFragment) => (
  <ol className="grid grid-cols-[auto_1fr]">
    {week.days.map(({ day, dish }) => {
      const amounts = gaps.dishes.find(({ title }) => title === dish)?.amounts ?? [];
      const planned = gaps.nutrients.map((each, position) => ({
        ...each,
        eaten: each.eaten + (amounts[position] ?? 0),
      }));
      const { name, unit, ...gap } = planned[biggestGaps(planned)[0] ?? 0]!;
      const amount = `${formatNumber(gapOf(gap))}\u00A0${unit}`;
      return (
        <li
          key={day}
          className="col-span-2 grid grid-cols-subgrid items-center gap-x-2.5 border-t border-line py-1.5 text-xs leading-tight first:border-0"
        >
          <b>{day}</b>
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
