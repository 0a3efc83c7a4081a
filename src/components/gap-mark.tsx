import { SPACE } from './gap-plate';

/** The legend of an arc: a small rim of all gaps on which only this one is thick. It is as high as a line of text. */
export function GapMark({ gap, gaps }: { gap: number; gaps: number }) {
  const rim = { cx: 8, cy: 8, r: 5.5, pathLength: gaps };
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className="inline size-[1.4em] shrink-0 -rotate-90 fill-none"
    >
      <circle {...rim} strokeDasharray={`${1 - SPACE} ${SPACE}`} className="stroke-current" />
      <circle
        {...rim}
        strokeWidth="5"
        strokeDasharray={`${1 - SPACE} 99`}
        strokeDashoffset={-gap}
        className="stroke-added"
      />
    </svg>
  );
}
