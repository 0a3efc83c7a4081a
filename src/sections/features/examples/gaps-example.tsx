import { AmountLegend } from '../../../components/amount-bar';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { rankDishes } from '../../../lib/ranking/gap-score';
import { NutrientBar } from './nutrient-bar';
import { RankedDishes } from './ranked-dishes';
import { TryLink } from './try-link';

type Gaps = Queries.FeatureExamplesFragment['gaps'];

/** Dishes ranked by their gap score, and a chart of the nutrients that the first one adds. */
export function GapsExample({ example }: { example: Gaps }) {
  const { nutrients } = example;
  const ranked = rankDishes(nutrients, example.dishes);
  const first = ranked[0]!.dish;

  return (
    <>
      <RankedDishes dishes={ranked} closed={example.closed} />
      <AmountLegend amount={example.eaten} added={example.closes} className="mt-6" />
      <dl className="mt-3 grid gap-x-6 gap-y-3 @md:grid-cols-2">
        {nutrients.map(({ name, unit, eaten, target }, position) => {
          const added = first.amounts[position] ?? 0;
          const figures = {
            eaten: formatNumber(eaten),
            added: formatNumber(added),
            target: formatNumber(target),
            unit,
          };
          return (
            <NutrientBar
              key={name}
              name={name}
              target={target}
              amount={eaten}
              added={added}
              amounts={interpolate(example.amounts, figures)}
              spoken={interpolate(example.amountsSpoken, figures)}
            />
          );
        })}
      </dl>
      <TryLink label={example.tryLabel} />
    </>
  );
}
