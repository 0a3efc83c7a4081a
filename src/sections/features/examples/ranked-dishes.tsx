import type { ReactNode } from 'react';
import { formatPercent } from '../../../lib/format';

type RankedDishesProps = {
  /** The best dish first. A score is from 0 to 1. */
  dishes: readonly { dish: { title: string }; score: number; note?: ReactNode }[];
  /** What the percentage says: `closed, on average`. */
  closed: string;
};

/** Dishes in the order of their scores, of which the first one stands out. */
export const RankedDishes = ({ dishes, closed }: RankedDishesProps) => (
  <ol className="grid gap-1.5">
    {dishes.map(({ dish: { title }, score, note }, position) => (
      <li
        key={title}
        className={`flex flex-wrap items-center gap-x-3 rounded-2xl px-4 py-2.5 ${position === 0 ? 'bg-winner text-on-winner shadow-winner' : 'bg-surface'}`}
      >
        <span className="flex-1 basis-36 leading-snug font-semibold">
          {title}
          {note && <span className="block text-sm font-normal">{note}</span>}
        </span>
        <span className="text-sm">
          <strong className="font-display text-xl">{formatPercent(score)}</strong> {closed}
        </span>
      </li>
    ))}
  </ol>
);
