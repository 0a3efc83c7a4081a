import { GapPlate } from '../../../components/gap-plate';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { Picture } from '../../../components/picture';
import { formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Examples } from './examples';

type WeekExampleProps = Pick<Examples, 'week' | 'exampleDay'>;

/**
 * Seven days with the plates of their dinners, and the gaps that each leaves more than half open. Phones show only the
 * plates.
 */
export const WeekExample = ({ week, exampleDay: { gaps, dishes } }: WeekExampleProps) => (
  <>
    <ol className="grid flex-1 auto-rows-fr grid-cols-7 gap-x-1.5 text-center sm:grid-cols-[auto_auto_1fr] sm:gap-x-3 sm:text-start">
      {week.days.map(({ day, dish }) => {
        const planned = dishes.find(({ card }) => card.title === dish);
        const open = gaps.filter((_gap, position) => planned && planned.shares[position]! < 0.5);
        const nutrients = formatList(open.map(({ name }) => inSentence(name)));
        return (
          <li
            key={day}
            className="items-center border-line py-1 leading-snug sm:col-span-3 sm:grid sm:grid-cols-subgrid sm:not-first:border-t"
          >
            <b>{day}</b>{' '}
            <GapPlate shares={planned?.shares ?? []} className="sm:w-11">
              {planned && <Picture file={planned.card.plate} alt="" sizes="48px" />}
            </GapPlate>
            <span className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 max-sm:sr-only">
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
    <p className="mt-2 text-sm text-balance text-muted max-sm:hidden">{week.note}</p>
  </>
);
