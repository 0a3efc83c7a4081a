import { AmountBar } from '../../../components/amount-bar';
import { GapMark } from '../../../components/gap-mark';
import { interpolate } from '../../../lib/interpolate';
import { roundAmount } from './round-amount';
import type { ExampleDay } from './examples';

type GapBarsProps = {
  gaps: ExampleDay['gaps'];
  /** The dish whose amounts the bars add. */
  dish?: ExampleDay['dishes'][number];
  /** Such as `{eaten} + {added} / {target} {unit}`; `{after}` is the sum. */
  template: string;
  /** Whether the dish is on a plate beside them, whose arcs they name. */
  isLegend?: boolean;
  hasBars?: boolean;
  className: string;
};

/** The biggest gaps of the example day, each with a bar that is full at the target. */
export const GapBars = ({
  gaps,
  dish,
  template,
  isLegend,
  hasBars = true,
  className,
}: GapBarsProps) => (
  <dl className={`grid gap-3 ${className}`}>
    {gaps.map(({ name, unit, eaten, target }, position) => {
      const added = dish?.amounts[position] ?? 0;
      const amounts = { eaten, before: eaten, added, after: eaten + added, target };
      const rounded = Object.entries(amounts).map(([key, value]) => [key, roundAmount(value)]);
      return (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <dt className="font-semibold">
            {isLegend && <GapMark gap={position} gaps={gaps.length} />} {name}
          </dt>
          <dd className="text-muted tabular-nums">
            {interpolate(template, { ...Object.fromEntries(rounded), unit })}
          </dd>
          {hasBars && (
            <dd aria-hidden className="mt-1.5 basis-full">
              <AmountBar amount={eaten / target} added={added / target} />
            </dd>
          )}
        </div>
      );
    })}
  </dl>
);
