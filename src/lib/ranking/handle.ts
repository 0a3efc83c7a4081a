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

/** A dish in which the grams of one food can be changed. */
export type HandleData = {
  readonly dish: string;
  /** The grams of the food in a portion of the recipe. */
  readonly grams: number;
  readonly gaps: readonly HandleGap[];
};

/** The amounts, the shares and the score with so many grams of the food. */
export function withGrams({ gaps }: HandleData, grams: number) {
  const amounts = gaps.map(({ others, perGram }) => roundOff(others + perGram * grams));
  const shares = gaps.map(({ missing }, gap) => Math.min((amounts[gap] ?? 0) / missing, 1));
  const score = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { amounts, shares, score };
}

/** The position of the gap that a gram of the food closes most. */
export function tracedGap({ gaps }: HandleData): number {
  const steps = gaps.map(({ perGram, missing }) => perGram / missing);
  return steps.indexOf(Math.max(...steps));
}
