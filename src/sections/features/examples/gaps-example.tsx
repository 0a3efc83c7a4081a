import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/link';
import { buttonVariants } from '../../../components/ui/button';
import { formatNumber, formatPercent } from '../../../lib/format';
import { rankDishes } from '../../../lib/ranking/gap-score';
import { PATHS } from '../../../lib/paths';
import { NutrientBar } from './nutrient-bar';

type Gaps = Queries.FeatureExamplesFragment['gaps'];

/** Dishes ranked by their gap score, and a chart of the nutrients that the first one adds. */
export function GapsExample({ example }: { example: Gaps }) {
  const { nutrients } = example;
  const ranked = rankDishes(nutrients, example.dishes);
  const first = ranked[0]!.dish;

  return (
    <>
      <ol className="grid gap-1.5">
        {ranked.map(({ dish: { title }, score }, position) => (
          <li
            key={title}
            className={`flex flex-wrap items-baseline gap-x-3 rounded-2xl px-4 py-2.5 ${position === 0 ? 'bg-forest text-on-forest' : 'bg-surface'}`}
          >
            <span className="flex-1 basis-40 font-semibold">{title}</span>
            <span>
              <strong className="font-display text-xl">{formatPercent(score)}</strong>{' '}
              <span className="text-sm">{example.closed}</span>
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-6 flex flex-wrap gap-x-5 text-sm text-muted">
        <span className="example-key before:bg-amount">{example.eaten}</span>
        <span className="example-key before:bg-added">{example.closes}</span>
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
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
      <p className="mt-7">
        <Link to={PATHS.try} className={buttonVariants({ variant: 'default' })}>
          {example.tryLabel}
          <ArrowRight aria-hidden />
        </Link>
      </p>
    </>
  );
}
