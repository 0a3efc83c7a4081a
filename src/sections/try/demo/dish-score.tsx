import { useEffect, useState } from 'react';
import { Interpolated } from '../../../components/interpolated';
import { formatShare } from '../../../lib/format-amount';
import type { DishRow } from './ranked-dish';

type DishScoreProps = Pick<DishRow, 'ranked' | 'former'> & {
  /** Such as `{score} of today’s gaps`. */
  template: string;
  className: string;
};

/** The first dish’s score in words. It counts for 400 ms from its former value, unless the visitor prefers no motion. */
export function DishScore({ ranked, former = ranked.score, template, className }: DishScoreProps) {
  const { score } = ranked;
  const [shown, setShown] = useState(former);
  useEffect(() => {
    const isStill = score === former || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const left = isStill ? 0 : Math.max(0, 1 - (now - start) / 400);
      setShown(score + (former - score) * left ** 3);
      if (left > 0) frame = requestAnimationFrame(count);
    };
    count(start);
    return () => cancelAnimationFrame(frame);
  }, [score, former]);
  const counted = (
    <b className={`font-display leading-none font-heavy tabular-nums ${className}`}>
      {formatShare(shown)}
    </b>
  );
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-[0.8125rem] leading-tight wrap-normal sm:text-base 2xl:text-xl">
      <Interpolated template={template} values={{ score: counted }} />
    </p>
  );
}
