import { GapPlate } from '../../../components/gap-plate';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { Picture } from '../../../components/picture';
import { Warning } from '../../../components/warning';
import { formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { Examples } from './examples';

/** Seven days with their dinners and, except on phones, the gaps that each dinner closes by less than half. */
export const WeekExample = ({ week, exampleDay }: Pick<Examples, 'week' | 'exampleDay'>) => (
  <>
    <p className="week-head">{week.note}</p>
    <ol className="week-days">
      {week.days.map(({ day, dish }) => {
        const planned = exampleDay.dishes.find(({ card }) => card.title === dish);
        const open = exampleDay.gaps.filter((_, at) => planned && (planned.shares[at] ?? 0) < 0.5);
        const nutrients = formatList(open.map(({ name }) => inSentence(name)));
        return (
          <li key={day} className="week-day">
            <b>{day}</b>{' '}
            <GapPlate shares={planned?.shares ?? []}>
              {planned && <Picture file={planned.card.plate} alt="" sizes="48px" />}
            </GapPlate>
            <span className={dish ? 'font-bold' : ''}>
              {dish ?? week.open} <Warning text={planned?.warning} />
            </span>
            {open.length > 0 && (
              <span className="week-open">
                <span className="sr-only">{interpolate(week.needs, { nutrients })}</span>
                {open.flatMap((gap) => [' ', <NutrientSymbol key={gap.symbol} {...gap} />])}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </>
);
