import type { ReactNode } from 'react';
import { formatPercent } from '../../../lib/format';

type RankedDishesProps = {
  /** The best dish first. A score is from 0 to 1. */
  dishes: readonly {
    dish: { title: string };
    score: number;
    note?: ReactNode;
    sign?: ReactNode;
  }[];
  /** What the percentage says: `closed, on average`. */
  closed: string;
};

/** Dishes in the order of their scores, of which the first one stands out. */
export const RankedDishes = ({ dishes, closed }: RankedDishesProps) => (
  <ol className="grid gap-1.5">
    {dishes.map(({ dish: { title }, score, note, sign }, position) => (
      <li
        key={title}
        className={`grid items-center gap-x-3 rounded-2xl px-4 py-2.5 ${sign ? 'grid-cols-[2.5rem_1fr] @sm:grid-cols-[2.5rem_1fr_auto]' : '@sm:grid-cols-[1fr_auto]'} ${position === 0 ? 'bg-forest text-on-forest' : 'bg-surface'}`}
      >
        {sign}
        <span className="leading-snug font-semibold">
          {title}
          {note && <span className="block text-sm font-normal">{note}</span>}
        </span>
        <span className={`text-sm ${sign ? '@max-sm:col-start-2' : ''}`}>
          <strong className="font-display text-xl">{formatPercent(score)}</strong> {closed}
        </span>
      </li>
    ))}
  </ol>
);
