import { useEffect, useState } from 'react';
import { formatShare } from '../../../lib/format-amount';

/** How long it counts, in milliseconds. */
const DURATION = 600;

type CountedShareProps = { share: number; former: number | undefined; className?: string };

/** A share from 0 to 1, as a percentage. It counts from its former value, unless the visitor prefers no motion. */
export function CountedShare({ share, former = share, className }: CountedShareProps) {
  const [shown, setShown] = useState(former);
  useEffect(() => {
    const isStill = share === former || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const left = isStill ? 0 : Math.max(0, 1 - (now - start) / DURATION);
      setShown(share + (former - share) * left ** 3);
      if (left > 0) frame = requestAnimationFrame(count);
    };
    count(start);
    return () => cancelAnimationFrame(frame);
  }, [share, former]);
  return (
    <b className={`font-display leading-none font-heavy tabular-nums ${className}`}>
      {formatShare(shown)}
    </b>
  );
}
