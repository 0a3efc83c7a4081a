import { AmountLegend } from '../../../components/amount-bar';
import { interpolate } from '../../../lib/interpolate';
import { NutrientBar } from './nutrient-bar';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';
import { roundAmount } from './round-amount';
import type { ExampleDay } from './examples';

type GapsExampleProps = {
  labels: Queries.FeatureExamplesFragment['gaps'];
  day: ExampleDay;
};

/** The first dishes of the example day, and a chart of the gaps and what the first dish adds. */
export function GapsExample({ labels, day: { gaps, dishes } }: GapsExampleProps) {
  return (
    <>
      <RankedDishes dishes={dishes.slice(0, 3)} template={labels.score} />
      <AmountLegend amount={labels.eaten} added={labels.closes} className="mt-6" />
      <dl className="mt-3 grid gap-x-6 gap-y-3 @md:grid-cols-2">
        {gaps.map(({ name, unit, eaten, target }, position) => {
          const added = dishes[0]!.amounts[position]!;
          const figures = {
            eaten: roundAmount(eaten),
            added: roundAmount(added),
            target: roundAmount(target),
            unit,
          };
          return (
            <NutrientBar
              key={name}
              name={name}
              target={target}
              amount={eaten}
              added={added}
              amounts={interpolate(labels.amounts, figures)}
            />
          );
        })}
      </dl>
      <TryLink label={labels.tryLabel} />
    </>
  );
}
