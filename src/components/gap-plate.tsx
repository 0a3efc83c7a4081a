import type { ReactNode } from 'react';

type GapPlateProps = {
  /**
   * The share of each of the day's gaps that the dish closes, from 0 to 1. An empty list draws no rim; without a list,
   * there is only the picture.
   */
  shares: readonly number[] | undefined;
  /** The shares in words, for screen readers. Without it the plate is decoration. */
  label?: string;
  /** The classes of its size. */
  className?: string;
  /** A picture of the dish, which the plate crops to a circle. */
  children?: ReactNode;
};

/** The part of an arc that stays free before the next one. */
const SPACE = 0.08;

/**
 * A plate whose rim has an arc for each of the day's gaps, clockwise from the top: a thin line where the gap is open, a
 * thick one as far as the dish closes it. The length of all thick lines is the dish's score. They grow when the shares
 * change.
 */
export function GapPlate({ shares, label, className = '', children }: GapPlateProps) {
  if (!shares) return children;
  const rim = { cx: 50, cy: 50, r: 43, pathLength: shares.length };
  return (
    <span
      className={`relative grid aspect-square shrink-0 place-items-center [&_img]:relative [&_img]:aspect-square! [&_img]:w-[70%]! [&_img]:self-center! [&_img]:rounded-full! [&_img]:object-cover ${className}`}
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
        {shares.length > 0 && (
          <circle
            {...rim}
            strokeWidth="2"
            strokeDasharray={`${1 - SPACE} ${SPACE}`}
            className="stroke-rim forced-colors:stroke-[CanvasText]"
          />
        )}
        {shares.map((share, gap) => (
          <circle
            // The gaps of a dish never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={gap}
            {...rim}
            strokeWidth="9"
            strokeDasharray={`${(share * (1 - SPACE)).toFixed(3)} 99`}
            strokeDashoffset={-gap}
            className="stroke-helping transition-[stroke-dasharray] duration-700 ease-settle in-data-started:starting:[stroke-dasharray:0_99] forced-colors:stroke-[Highlight]"
          />
        ))}
      </svg>
      {children}
    </span>
  );
}

type GapMarkProps = {
  /** The place of the arc, counted from 0, and the number of all. */
  gap: number;
  gaps: number;
};

/** The legend of an arc: a small rim on which only this one is thick. It is as high as the text beside it. */
export function GapMark({ gap, gaps }: GapMarkProps) {
  const rim = { cx: 8, cy: 8, r: 5.5, pathLength: gaps };
  return (
    <svg viewBox="0 0 16 16" aria-hidden className="inline size-[1.15em] -rotate-90 fill-none">
      <circle {...rim} strokeDasharray={`${1 - SPACE} ${SPACE}`} className="stroke-current" />
      <circle
        {...rim}
        strokeWidth="5"
        strokeDasharray={`${1 - SPACE} 99`}
        strokeDashoffset={-gap}
        className="stroke-added forced-colors:stroke-[Highlight]"
      />
    </svg>
  );
}
