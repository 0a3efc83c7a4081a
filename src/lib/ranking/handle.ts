import type { OverLimit } from '../over-limits';
import { roundOff } from './gap-score';

/** A gap of the example, and what a portion has for it. */
type HandleGap = {
  readonly name: string;
  readonly symbol: string;
  readonly unit: string;
  readonly missing: number;
  /** What a gram of the food adds. */
  readonly perGram: number;
  /** What the other ingredients have. */
  readonly others: number;
};

/** What the day must not exceed, and what it contains with the dish. */
type HandleLimit = {
  readonly name: string;
  readonly unit: string;
  readonly limit: number;
  /** What a gram of the food adds. */
  readonly perGram: number;
  /** What the day so far and the other ingredients have. */
  readonly others: number;
};

/** A dish in which the grams of one food can be changed. */
export type HandleData = {
  readonly dish: string;
  /** The grams of the food in a portion of the recipe. */
  readonly grams: number;
  readonly gaps: readonly HandleGap[];
  /** The limits of the day. */
  readonly limits: readonly HandleLimit[];
};

/** The amounts, the shares, the score, and the limits that the day exceeds with so many grams of the food. */
export function withGrams({ gaps, limits }: HandleData, grams: number) {
  const amounts = gaps.map(({ others, perGram }) => roundOff(others + perGram * grams));
  const shares = gaps.map(({ missing }, gap) => Math.min((amounts[gap] ?? 0) / missing, 1));
  const score = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const over = limits
    .map(({ perGram, others, ...limit }): OverLimit => ({
      ...limit,
      amount: roundOff(others + perGram * grams),
    }))
    .filter(({ amount, limit }) => amount > limit);
  return { amounts, shares, score, over };
}

/** The position of the gap that a gram of the food closes most. */
export function tracedGap({ gaps }: HandleData): number {
  const steps = gaps.map(({ perGram, missing }) => perGram / missing);
  return steps.indexOf(Math.max(...steps));
}
