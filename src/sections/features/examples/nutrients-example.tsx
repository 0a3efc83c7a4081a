import { formatNumber } from '../../../lib/format';

type Nutrients = Queries.FeatureExamplesFragment['nutrients'];

/** The first set has filled dots, the second has rings. The attributes are for programs that don't load our styles. */
export const DOT_LOOKS = [
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
        <li key={name} className="dots-row">
          <p className="leading-snug text-muted">
            <b className="dots-count">{formatNumber(count)}</b> {name}
          </p>
          <svg viewBox={`0 0 ${columns * 10} ${ROWS * 10}`} aria-hidden className="w-full">
            <path d={dotsPath({ count, rows: ROWS })} {...DOT_LOOKS[set]} />
          </svg>
        </li>
      ))}
    </ul>
  );
};

/** A circle as part of an SVG path, starting and ending at its left. */
const DOT = 'a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0';

type Dots = {
  count: number;
  /** How many dots a column has. */
  rows: number;
  /** How many places to leave free before the first dot. */
  before?: number;
};

/** An SVG path of dots, 10 units apart, down one column after the other. Equal steps compress to almost nothing. */
export function dotsPath({ count, rows, before = 0 }: Dots): string {
  const steps = Array.from({ length: count }, (_, dot) => {
    if (dot === 0) return `M${Math.floor(before / rows) * 10 + 1.5} ${(before % rows) * 10 + 5}`;
    return (before + dot) % rows ? 'm0 10' : `m10-${(rows - 1) * 10}`;
  });
  return steps.map((step) => step + DOT).join('');
}
