/**
 * The day's target of a nutrient and the amount that was eaten, in the same unit. A target of 0 means that
 * there is none.
 */
export type Gap = { readonly target: number; readonly eaten: number };

/** The amount of each nutrient in a portion, in the order and the units of the gaps. */
type Amounts = readonly number[];

/** The missing amount of a nutrient: the target minus what was eaten, never below 0. */
export const gapOf = ({ target, eaten }: Gap): number => Math.max(0, target - eaten);

/**
 * The share of a nutrient's gap that a portion closes, from 0 to 1.
 * @returns null when the target is reached, because there is no gap
 */
export function shareOfGap(gap: Gap, amount: number): number | null {
  const missing = gapOf(gap);
  return missing > 0 ? Math.min(amount / missing, 1) : null;
}

/**
 * The mean share of the open gaps that a portion closes, from 0 to 1; 0 when there is no gap. This is the
 * score of content/blog/how-ranking-by-nutrient-gaps-works.md, a simplified version of the service's
 * ranking. A missing amount counts as 0.
 */
export function gapScore(gaps: readonly Gap[], amounts: Amounts): number {
  const shares = gaps
    .map((gap, position) => shareOfGap(gap, amounts[position] ?? 0))
    .filter((share) => share !== null);
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Dishes with their scores, the highest first. Dishes of equal scores keep their order. */
export const rankByGaps = <Dish extends { readonly amounts: Amounts }>(
  gaps: readonly Gap[],
  dishes: readonly Dish[],
): { dish: Dish; score: number }[] =>
  dishes
    .map((dish) => ({ dish, score: gapScore(gaps, dish.amounts) }))
    .toSorted((one, other) => other.score - one.score);
