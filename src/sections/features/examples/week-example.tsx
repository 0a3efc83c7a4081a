import { GapPlate } from '../../../components/gap-plate';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { Picture } from '../../../components/picture';
import { Warning } from '../../../components/warning';
import { formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Examples } from './examples';

/** In the dark theme, an empty plate is a drawing, which isn’t brighter than the dishes. */
const EMPTY = 'dark:[--color-plate:transparent]';

/** Seven days with their dinners, and except on phones, the gaps of which each closes less than half. */
export const WeekExample = ({ week, exampleDay }: Pick<Examples, 'week' | 'exampleDay'>) => (
  <>
    <p className="mb-1 text-sm text-balance text-muted max-sm:hidden">{week.note}</p>
    <ol className="grid flex-1 auto-rows-fr grid-cols-7 gap-x-2 max-sm:text-center sm:grid-cols-[auto_2.75rem_1fr]">
      {week.days.map(({ day, dish }) => {
        const planned = exampleDay.dishes.find(({ card }) => card.title === dish);
        const open = exampleDay.gaps.filter((_, at) => planned && (planned.shares[at] ?? 0) < 0.5);
        const nutrients = formatList(open.map(({ name }) => inSentence(name)));
        return (
          <li
            key={day}
            className="items-center border-line py-1 leading-snug sm:col-span-3 sm:grid sm:grid-cols-subgrid sm:not-first:border-t"
          >
            <b>{day}</b>{' '}
            <GapPlate shares={planned?.shares ?? []} className={planned ? '' : EMPTY}>
              {planned && <Picture file={planned.card.plate} alt="" sizes="48px" />}
            </GapPlate>
            <span className="grid gap-1 max-sm:sr-only">
              <span className={dish ? 'font-bold' : ''}>{dish ?? week.open}</span>{' '}
              <Warning text={planned?.warning} />
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
  </>
);
