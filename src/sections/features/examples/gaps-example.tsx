import { formatNumber } from '../../../lib/format';
import { rankDishes } from '../../../lib/ranking/gap-score';
import { BarsKey, NutrientBar } from './nutrient-bar';
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
      <BarsKey eaten={example.eaten} added={example.closes} className="mt-6" />
      <dl className="mt-3 grid gap-x-6 gap-y-3 @md:grid-cols-2">
        {nutrients.map((nutrient, position) => (
          <NutrientBar
            key={nutrient.name}
            name={nutrient.name}
            target={nutrient.target}
            parts={[
              { name: example.eaten, amount: nutrient.eaten },
              { name: example.closes, amount: first.amounts[position] ?? 0 },
            ]}
            amounts={`${formatNumber(nutrient.eaten)} + ${formatNumber(first.amounts[position] ?? 0)} / ${formatNumber(nutrient.target)} ${nutrient.unit}`}
          />
        ))}
      </dl>
      <TryLink label={example.tryLabel} />
    </>
  );
}
