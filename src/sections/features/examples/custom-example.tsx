import { ArrowRight, Minus, Plus } from '../../../components/icons';
import { Interpolated } from '../../../components/interpolated';
import { formatNumber } from '../../../lib/format';

type Custom = Queries.FeatureExamplesFragment['custom'];

/** A recipe with added and removed ingredients, and the effect on its nutrients. */
export function CustomExample({ example }: { example: Custom }) {
  return (
    <div className="swap">
      <div className="swap-recipe">
        <p className="swap-title">{example.recipe}</p>
        <ul className="swap-list">
          {example.kept.map((ingredient) => (
            <li key={ingredient} className="swap-kept">
              {ingredient}
            </li>
          ))}
          {example.removed.map((ingredient) => (
            <li key={ingredient} className="flex items-center gap-2 text-muted">
              <Minus aria-hidden className="size-5 shrink-0" />
              <del>{ingredient}</del>
            </li>
          ))}
          {example.added.map((ingredient) => (
            <li key={ingredient} className="flex items-center gap-2 font-semibold">
              <Plus aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={3} />
              <ins className="no-underline">{ingredient}</ins>
            </li>
          ))}
        </ul>
      </div>
      <dl className="swap-effects">
        {example.effects.map(({ nutrient, unit, before, after }) => (
          <div key={nutrient}>
            <dt className="text-muted">{nutrient}</dt>{' '}
            <dd className="tabular-nums">
              <Interpolated
                template={example.effectSpoken}
                values={{
                  before: formatNumber(before),
                  after: (
                    <>
                      {' '}
                      <ArrowRight aria-hidden className="me-1.5 inline size-5 text-accent" />
                      <strong className="swap-amount">{formatNumber(after)}</strong>
                    </>
                  ),
                  unit,
                }}
                isSpoken
              />
            </dd>{' '}
          </div>
        ))}
      </dl>
    </div>
  );
}
