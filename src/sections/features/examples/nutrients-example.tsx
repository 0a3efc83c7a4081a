import { formatNumber } from '../../../lib/format';

type Nutrients = Queries.FeatureExamplesFragment['nutrients'];

/** The first set has filled dots, the second has rings. The attributes are for programs that don't load our styles. */
const LOOKS = [
  { className: 'fill-amount stroke-amount' },
  { fill: 'none', stroke: 'currentColor', className: 'fill-none stroke-control' },
];
const ROWS = 5;

/** The number of each set beside its dots, one per nutrient. A set is one path, because 110 elements would be heavy. */
export const NutrientsExample = ({ example: { sets } }: { example: Nutrients }) => {
  const columns = Math.ceil(Math.max(...sets.map(({ count }) => count)) / ROWS);
  return (
    <ul className="grid gap-6">
      {sets.map(({ name, count }, set) => (
        <li
          key={name}
          className="grid items-center gap-3 @sm:grid-cols-[6rem_minmax(0,28rem)] @sm:justify-center"
        >
          <p className="leading-snug text-muted">
            <b className="font-display text-3xl font-heavy text-ink 2xl:text-5xl @sm:block">
              {formatNumber(count)}
            </b>{' '}
            {name}
          </p>
          <svg viewBox={`0 0 ${columns * 10} ${ROWS * 10}`} aria-hidden>
            <path
              d={Array.from({ length: count }, (_, place) => `${moveTo(place)}${DOT}`).join('')}
              {...LOOKS[set]}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
};

/** A circle as part of an SVG path, starting and ending at its left. */
const DOT = 'a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0';

/** From one dot to the next, down a column. Equal steps compress to almost nothing. */
const moveTo = (place: number) =>
  place === 0 ? 'M1.5 5' : place % ROWS ? 'm0 10' : `m10-${(ROWS - 1) * 10}`;
