import { Fragment } from 'react';

type AmountBarProps = {
  /** Shares of the target. */
  amount: number;
  added?: number;
  isOver?: boolean;
};

/**
 * A bar that shows an amount and an addition to it; it is full when the target is reached. With forced colors the
 * addition is thinner, because system colors may look alike.
 */
export function AmountBar({ amount, added = 0, isOver = false }: AmountBarProps) {
  const start = Math.min(amount, 1);
  return (
    <svg aria-hidden width="100%" height="12" className="amount-bar">
      <rect
        width={percent(start)}
        height="100%"
        className={isOver ? 'fill-danger' : 'fill-amount'}
      />
      <rect
        x={percent(start)}
        width={percent(Math.min(added, 1 - start))}
        height="100%"
        className="amount-bar-added"
      />
    </svg>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

type LegendProps = {
  /** The meaning of each part of the bars, in order. */
  amount: string;
  added: string;
};

/** The legend of the bars and of the figures beside them. */
export const AmountLegend = ({ amount, added }: LegendProps) => (
  <p data-slot="legend" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
    {[
      { name: amount, color: 'bg-amount forced-colors:bg-[CanvasText]' },
      { name: added, color: 'bg-added forced-colors:h-1 forced-colors:bg-[Highlight]' },
    ].map(({ name, color }) => (
      <Fragment key={color}>
        <span className="inline-flex items-center gap-2">
          <span className={`size-3 shrink-0 rounded-full ${color}`} />
          <span>{name}</span>
        </span>{' '}
      </Fragment>
    ))}
  </p>
);
