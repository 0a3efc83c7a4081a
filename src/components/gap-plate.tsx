import type { ReactNode } from 'react';

type GapPlateProps = {
  /** The share of each of the day's gaps that the dish closes, from 0 to 1, clockwise from the top. */
  shares: readonly number[];
  /** The shares in words, for screen readers. Without it the plate is decoration. */
  label?: string;
  /** The classes of its size. */
  className?: string;
  /** A picture of the dish, cropped to a circle. */
  children?: ReactNode;
};

const RADIUS = 43;

/** Between two arcs, in hundredths of the plate's width. */
const SPACE = 5;

/**
 * A plate whose rim has an arc for each of the day's gaps: a thin line where the gap is open, a thick one as far as the
 * dish closes it. What is thick in all is the dish's score. The arcs fill when the dish changes after React has started.
 */
export function GapPlate({ shares, label, className = '', children }: GapPlateProps) {
  const part = (2 * Math.PI * RADIUS) / (shares.length || 1);
  const arc = part - (shares.length > 1 ? Math.min(SPACE, part / 3) : 0);
  return (
    <span
      className={`relative grid aspect-square shrink-0 place-items-center [&_img]:relative [&_img]:aspect-square! [&_img]:w-[70%]! [&_img]:rounded-full [&_img]:object-cover ${className}`}
    >
      <svg
        viewBox="0 0 100 100"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={!label}
        className="absolute inset-0 size-full -rotate-90 fill-none"
      >
        <circle
          cx="50"
          cy="50"
          r="49.5"
          className="fill-plate stroke-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
        {!children && <circle cx="50" cy="50" r="35" className="stroke-line" />}
        <circle
          {...RIM}
          strokeWidth="2"
          strokeDasharray={dashes(arc, part - arc)}
          className="stroke-rim forced-colors:stroke-[CanvasText]"
        />
        {shares.map((share, gap) => (
          <circle
            // The gaps of a dish never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={gap}
            {...RIM}
            strokeWidth="9"
            strokeDasharray={dashes(share * arc, 300)}
            strokeDashoffset={round(-gap * part)}
            className="stroke-helping transition-[stroke-dasharray] duration-700 ease-settle in-data-started:starting:[stroke-dasharray:0_300] forced-colors:stroke-[Highlight]"
          />
        ))}
      </svg>
      {children}
    </span>
  );
}

const RIM = { cx: 50, cy: 50, r: RADIUS };

const round = (length: number) => Math.round(length * 100) / 100;

const dashes = (drawn: number, left: number) => `${round(drawn)} ${round(left)}`;
