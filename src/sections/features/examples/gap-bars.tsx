import { AmountBar } from '../../../components/amount-bar';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { interpolate } from '../../../lib/interpolate';
import { roundAmount } from './round-amount';
import type { ExampleDay } from './examples';

type GapBarsProps = {
  gaps: ExampleDay['gaps'];
  /** The dish whose amounts are added. It is on a plate beside them. */
  dish?: ExampleDay['dishes'][number];
  /** Such as `{eaten} of {target} {unit}`; `{before}` and `{after}` are without and with the dish. */
  template: string;
  /** The template for amounts that the dish doesn’t change. */
  unchanged?: string;
};

/** The biggest gaps of the example day: each with its arc on the dish's plate, or with a bar that is full at the target. */
export const GapBars = ({ gaps, dish, template, unchanged }: GapBarsProps) => (
  <dl
    className={`@container grid flex-1 ${dish ? 'meal-gaps content-center' : 'content-between gap-3'}`}
  >
    {gaps.map(({ name, symbol, unit, eaten, target }, position) => {
      const after = eaten + (dish?.amounts[position] ?? 0);
      const amounts = Object.entries({ eaten, before: eaten, after, target });
      const rounded = Object.fromEntries(amounts.map(([key, value]) => [key, roundAmount(value)]));
      const isSame = unchanged && rounded.after === rounded.before;
      return (
        <div key={name} className={`gap-bar ${dish ? 'gap-bar-of-plate' : ''}`}>
          <dt>
            {dish && <NutrientSymbol symbol={symbol} />} {name}
          </dt>{' '}
          <dd className="gap-amount">
            {isSame ? unchanged : interpolate(template, { ...rounded, unit })}
          </dd>{' '}
          {!dish && (
            <dd aria-hidden className="mt-1.5 basis-full">
              <AmountBar amount={eaten / target} />
            </dd>
          )}
        </div>
      );
    })}
  </dl>
);
