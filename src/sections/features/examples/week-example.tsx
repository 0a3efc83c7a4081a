import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Examples } from './examples';

type WeekExampleProps = Pick<Examples, 'week' | 'exampleDay'>;

/** Seven days with their dinners, and the gaps that each dinner leaves more than half open. */
export const WeekExample = ({ week, exampleDay: { gaps, dishes } }: WeekExampleProps) => (
  <>
    <ol className="grid flex-1 auto-rows-fr grid-cols-[auto_1fr]">
      {week.days.map(({ day, dish }) => {
        const planned = dishes.find(({ card }) => card.title === dish);
        const open = gaps.filter((_gap, position) => (planned?.shares[position] ?? 0) < 0.5);
        const nutrients = formatList(open.map(({ name }) => inSentence(name)));
        return (
          <li
            key={day}
            className="col-span-2 grid grid-cols-subgrid content-center items-center gap-x-3 border-t border-line py-1.5 leading-snug first:border-0 @max-md:text-[0.9375rem] @md:gap-x-5"
          >
            <b>{day}</b>{' '}
            <span className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
              <span className={`@max-md:basis-full ${dish ? 'font-bold' : ''}`}>
                {dish ?? week.open}
              </span>{' '}
              {open.length > 0 && (
                <span className="flex">
                  <span className="sr-only">{interpolate(week.needs, { nutrients })}</span>
                  {open.flatMap((gap) => [' ', <NutrientSymbol key={gap.symbol} {...gap} />])}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
    <p className="mt-2 text-sm text-balance text-muted">{week.note}</p>
  </>
);
