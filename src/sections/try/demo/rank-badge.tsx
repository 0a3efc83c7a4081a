import { formatNumber } from '../../../lib/format';

/** The rank on a dish’s picture. The dish’s heading says it to screen readers. */
export const RankBadge = ({ rank, className }: { rank: number; className: string }) => (
  <span
    aria-hidden
    className={`absolute grid place-items-center rounded-full font-display text-sm font-bold tabular-nums select-none forced-colors:border ${rank === 1 ? 'bg-(--color-apricot) text-on-pastel' : 'bg-page text-ink'} ${className}`}
  >
    {formatNumber(rank)}
  </span>
);
