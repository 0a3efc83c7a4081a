import { formatNumber } from '../../../lib/format';

type Nutrients = Queries.FeatureExamplesFragment['nutrients'];

const DOTS = ['bg-amount border-amount forced-colors:bg-[CanvasText]', 'border-control'];

/** A dot for each nutrient: the first set is filled, the second is outlined. */
export function NutrientsExample({ example }: { example: Nutrients }) {
  return (
    <>
      <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(1.125rem,1fr))] gap-2">
        {example.sets.flatMap(({ name, count }, set) =>
          Array.from({ length: count }, (_, dot) => (
            <span
              key={`${name} ${dot}`}
              className={`example-pop aspect-square max-w-5 rounded-full border-2 ${DOTS[set]}`}
            />
          )),
        )}
      </div>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        {example.sets.map(({ name, count }, set) => (
          <div key={name} className="flex items-center gap-3">
            <dt className="order-last text-muted">{name}</dt>
            <dd className="flex items-center gap-3 font-display text-3xl font-extrabold">
              <span aria-hidden className={`size-4 rounded-full border-2 ${DOTS[set]}`} />
              {formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
