import { inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { roundAmount } from './round-amount';
import type { Examples } from './examples';

type WeekExampleProps = Pick<Examples, 'week' | 'exampleDay'>;

/** Seven days with their dinners and their biggest gaps. */
export const WeekExample = ({ week, exampleDay }: WeekExampleProps) => (
  <ol className="grid flex-1 auto-rows-fr grid-cols-[auto_1fr]">
    {week.days.map(({ day, dish }) => {
      const { left } = exampleDay.dishes.find(({ card }) => card.title === dish) ?? exampleDay;
      const amount = `${roundAmount(left.amount)}\u00A0${left.unit}`;
      return (
        <li
          key={day}
          className="col-span-2 grid grid-cols-subgrid content-center items-baseline gap-x-3 border-t border-line py-1.5 text-[0.9375rem] leading-snug first:border-0 @md:gap-x-5 @md:text-base"
        >
          <b>{day}</b>{' '}
          <span className="flex flex-wrap justify-between gap-x-5">
            <span className={`@max-xl:basis-full ${dish ? 'font-bold' : ''}`}>
              {dish ?? week.open}
            </span>{' '}
            {interpolate(week.needs, { amount, nutrient: inSentence(left.name) })}
          </span>
        </li>
      );
    })}
  </ol>
);
