import { formatNumber } from '../../../lib/format';

type Nutrients = Queries.FeatureExamplesFragment['nutrients'];

const LOOKS = ['fill-amount stroke-amount', 'fill-none stroke-control'];
const ROWS = 5;

/**
 * A dot per nutrient above the number of its set: filled in the first, outlined in the second. The dots of all sets have
 * the same size, because flex items shrink in proportion to their widths. A set is one path, because 110 elements would
 * be a tenth of the page.
 */
export const NutrientsExample = ({ example: { sets } }: { example: Nutrients }) => (
  <dl className="flex">
    {sets.map(({ name, count }, set) => {
      const [width, height] = [Math.ceil(count / ROWS) * 10, ROWS * 10];
      const dots = Array.from({ length: count }, (_, place) => place);
      return (
        <div key={name} className="flex min-w-0 flex-col">
          <dt className="order-last text-muted">{name}</dt>
          <dd className="font-display text-3xl font-heavy 2xl:text-5xl">
            <svg
              viewBox={`0 0 ${width} ${height}`}
              width={width * 10}
              height={height * 10}
              aria-hidden
              className="mb-4 h-auto max-w-full"
            >
              <path
                d={dots.map((place) => dotAt(Math.floor(place / ROWS), place % ROWS)).join('')}
                className={LOOKS[set]}
              />
            </svg>
            {formatNumber(count)}
          </dd>
        </div>
      );
    })}
  </dl>
);

/** A circle as part of an SVG path, starting at its left. */
const dotAt = (column: number, row: number) =>
  `M${column * 10 + 1.5} ${row * 10 + 5}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0`;
