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

/** Dots of several sets. A set is one path, because 110 elements would be a tenth of the page. */
function Dots({ counts }: { counts: number[] }) {
  const sets = counts.flatMap((count, set) => Array.from({ length: count }, () => set));
  const [width, height] = [COLUMNS * 10, Math.ceil(sets.length / COLUMNS) * 10];
  const dotAt = (place: number) =>
    `M${(place % COLUMNS) * 10 + 1.5} ${Math.floor(place / COLUMNS) * 10 + 5}${CIRCLE}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
      className="h-auto w-full"
    >
      {DOTS.map((look, set) => (
        <path
          key={look}
          d={sets.map((each, place) => (each === set ? dotAt(place) : '')).join('')}
          className={look}
        />
      ))}
    </svg>
  );
}

/** A circle as part of an SVG path, starting at its left. */
const CIRCLE = 'a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0';
