import type { ReactNode } from 'react';

type GapPlateProps = {
  /**
   * The share of each of the day's gaps that the dish closes, from 0 to 1. An empty list draws no rim, or on a plate
   * without a dish five open gaps; without a list, there is only the picture.
   */
  shares: readonly number[] | undefined;
  /** The symbols of the gaps' nutrients, which label the arcs: at most eight. A small plate hides them. */
  symbols?: readonly string[];
  /** The nutrients' names, which replace their symbols on a plate of at least 270 px. */
  names?: readonly string[];
  /** The shares in words, for screen readers. Without it the plate is decoration. */
  label?: string;
  /** The classes of its size. */
  className?: string;
  /** A picture of the dish, which the plate crops to a circle. */
  children?: ReactNode;
};

/**
 * A plate whose rim has an arc for each of the day's gaps, clockwise from the top: a thin line where the gap is open, a
 * thick one as far as the dish closes it. The length of all thick lines is the dish's score. They grow when the shares
 * change. A share under 1% isn’t drawn: a hairline looks like a flaw.
 */
export function GapPlate({
  shares,
  symbols = NO_SYMBOLS,
  names,
  label,
  className = '',
  children,
}: GapPlateProps) {
  if (!shares) return children;
  const shown = symbols.length <= MOST_SYMBOLS ? symbols : [];
  const gaps = shares.length || (children ? 0 : 5);
  const rim = { cx: 50, cy: 50, r: 43, pathLength: gaps };
  const { before, after } = shown.length === 0 ? UNLABELED : names ? NAMED : LABELED;
  const length = 1 - (before + after);
  // Sorted by symbol rather than by gap: an element that moves in the document would restart its transition.
  const arcs = shares
    .map((share, gap) => ({ share, gap, key: symbols[gap] ?? String(gap) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return (
    <span className={`gap-plate ${className}`}>
      <svg
        viewBox="0 0 100 100"
        // For programs that don't load our styles.
        width="100"
        height="100"
        fill="none"
        stroke="currentColor"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={!label}
      >
        <circle cx="50" cy="50" r="49.5" className="fill-plate stroke-rim/40" />
        {!children && <circle cx="50" cy="50" r="35" className="stroke-rim/40" />}
        {gaps > 0 && (
          <circle
            {...rim}
            strokeWidth="2"
            strokeDasharray={`${length} ${before + after}`}
            strokeDashoffset={-before}
            className="stroke-rim"
          />
        )}
        <g strokeWidth="9" className="stroke-helping">
          {arcs.map(({ share, gap, key }) => (
            <circle
              key={key}
              {...rim}
              strokeDasharray={`${share < 0.01 ? 0 : (share * length).toFixed(3)} 99`}
              strokeDashoffset={-gap - before}
              className="gap-plate-arc"
            />
          ))}
        </g>
      </svg>
      {shown.length > 0 && (
        // CSS writes the symbols, because programs that read the page as text would read them as words.
        <span aria-hidden data-count={shown.length} className="gap-plate-symbols">
          {shown.map((symbol, gap) => (
            <span key={symbol} data-symbol={symbol} data-name={names?.[gap]} />
          ))}
        </span>
      )}
      {children}
    </span>
  );
}

const NO_SYMBOLS: readonly string[] = [];

/** The empty parts of the rim before and after an arc. A symbol or a name is closer to the arc that it labels. */
const UNLABELED = { before: 0.04, after: 0.04 };
const LABELED = { before: 0.16, after: 0.21 };
const NAMED = { before: 0.24, after: 0.27 };

/** gap-plate.css has places for this many. */
const MOST_SYMBOLS = 8;
