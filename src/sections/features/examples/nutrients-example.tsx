import { formatNumber } from '../../../lib/format';

type Nutrients = Queries.FeatureExamplesFragment['nutrients'];

const LOOKS = ['fill-amount stroke-amount', 'fill-none stroke-control'];
const ROWS = 5;

/**
 * The number of each set beside its dots, a dot per nutrient: filled in the first, outlined in the second. A set is one
 * path, because 110 elements would be a tenth of the page.
 */
export const NutrientsExample = ({ example: { sets } }: { example: Nutrients }) => {
  const columns = Math.ceil(Math.max(...sets.map(({ count }) => count)) / ROWS);
  return (
    <dl className="grid gap-x-5 gap-y-6 @sm:grid-cols-[auto_minmax(0,28rem)] @sm:justify-between">
      {sets.map(({ name, count }, set) => (
        <div
          key={name}
          className="grid grid-cols-[auto_1fr] items-baseline gap-x-2 gap-y-3 @sm:col-span-2 @sm:grid-cols-subgrid @sm:gap-y-0"
        >
          <dt className="text-muted @sm:row-start-2">{name}</dt>
          <dd className="-order-1 font-display text-3xl leading-none font-heavy 2xl:text-5xl @sm:self-end">
            {formatNumber(count)}
          </dd>
          <dd
            aria-hidden
            className="col-span-2 @sm:col-span-1 @sm:col-start-2 @sm:row-span-2 @sm:row-start-1"
          >
            <svg viewBox={`0 0 ${columns * 10} ${ROWS * 10}`}>
              <path
                d={Array.from({ length: count }, (_, place) => `${moveTo(place)}${DOT}`).join('')}
                className={LOOKS[set]}
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** A circle as part of an SVG path, starting and ending at its left. */
const DOT = 'a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0';

/** From one dot to the next, down a column. Equal steps compress to almost nothing. */
const moveTo = (place: number) =>
  place === 0 ? 'M1.5 5' : place % ROWS ? 'm0 10' : `m10-${(ROWS - 1) * 10}`;
