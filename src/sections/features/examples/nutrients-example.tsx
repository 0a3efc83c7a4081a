import { formatNumber } from '../../../lib/format';

type Nutrients = Queries.FeatureExamplesFragment['nutrients'];

const KEYS = ['bg-amount border-amount forced-colors:bg-[CanvasText]', 'border-control'];
const DOTS = ['fill-amount stroke-amount', 'fill-none stroke-control'];

/** A dot per nutrient: filled in the first set, outlined in the second. */
export function NutrientsExample({ example: { sets } }: { example: Nutrients }) {
  return (
    <>
      <Dots counts={sets.map(({ count }) => count)} />
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        {sets.map(({ name, count }, set) => (
          <div key={name} className="flex items-center gap-3">
            <dt className="order-last text-muted">{name}</dt>
            <dd className="flex items-center gap-3 font-display text-3xl font-heavy">
              <span aria-hidden className={`size-4 rounded-full border-2 ${KEYS[set]}`} />
              {formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const COLUMNS = 16;

/** Dots of several sets, column by column. A column is one path, because 110 elements would be a tenth of the page. */
function Dots({ counts }: { counts: number[] }) {
  const sets = counts.flatMap((count, set) => Array.from({ length: count }, () => set));
  const rows = Math.ceil(sets.length / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * 10} ${rows * 10}`}
      width={COLUMNS * 10}
      height={rows * 10}
      aria-hidden
      className="h-auto w-full"
    >
      {Array.from({ length: COLUMNS }, (_, column) =>
        counts.map((_count, set) => {
          const dots = sets
            .slice(column * rows, (column + 1) * rows)
            .map((each, row) => each === set && `M${column * 10 + 1.5} ${row * 10 + 5}${CIRCLE}`)
            .filter(Boolean);
          return (
            dots[0] && (
              <path key={DOTS[set]} d={dots.join('')} className={`example-pop ${DOTS[set]}`} />
            )
          );
        }),
      )}
    </svg>
  );
}

/** A circle as part of an SVG path, starting at its left. */
const CIRCLE = 'a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0';
