/**
 * The day's target of a nutrient and the amount that was eaten, as whole numbers of the same unit. A target of 0
 * means that there is none.
 */
export type Gap = { readonly target: number; readonly eaten: number };

/** What a portion does for a gap. `nutrient` is a position in the list of nutrients. */
export type ClosedGap = {
  readonly nutrient: number;
  readonly missing: number;
  readonly amount: number;
  /** The share of the gap that the amount closes, from 0 to 1. */
  readonly share: number;
};

export type ScoredDish<Any> = {
  readonly dish: Any;
  /** The mean of the shares, from 0 to 1; 0 when there is no gap. */
  readonly score: number;
  /** The gaps that count, the largest first. */
  readonly gaps: readonly ClosedGap[];
};

/** How many gaps a score counts, without ties. */
export const COUNTED_GAPS = 5;

/** The missing amount of a nutrient: the target minus what was eaten, never below 0. */
export const gapOf = ({ target, eaten }: Gap): number => Math.max(0, target - eaten);

/** The part of its target that is missing, from 0 to 1; 0 without a target. */
export const missingPart = (gap: Gap): number => (gap.target > 0 ? gapOf(gap) / gap.target : 0);

/** The numerators of fractions of whole numbers at a common denominator: they compare and add up exactly. */
function atCommonDenominator(fractions: readonly (readonly [number, number])[]): bigint[] {
  const common = fractions.reduce((product, [, denominator]) => product * BigInt(denominator), 1n);
  return fractions.map(
    ([numerator, denominator]) => (BigInt(numerator) * common) / BigInt(denominator),
  );
}

/** Puts the largest first; equal ones keep their order. */
const descending = (one: { exact: bigint }, other: { exact: bigint }) =>
  Number(one.exact < other.exact) - Number(one.exact > other.exact);

/**
 * The gaps that count, as positions in the list: the five with the largest missing parts, the largest first, and
 * all that are as large as the fifth. A day with fewer open gaps has fewer.
 */
export function biggestGaps(gaps: readonly Gap[]): number[] {
  const open = [...gaps.keys()].filter((position) => missingPart(gaps[position]!) > 0);
  const parts = atCommonDenominator(open.map((at) => [gapOf(gaps[at]!), gaps[at]!.target]));
  const sorted = open.map((position, at) => ({ position, exact: parts[at]! })).toSorted(descending);
  const smallest = sorted[COUNTED_GAPS - 1]?.exact ?? 0n;
  return sorted.filter(({ exact }) => exact >= smallest).map(({ position }) => position);
}

/**
 * Ranks dishes by the score of content/blog/how-ranking-by-nutrient-gaps-works.md: the mean share of the biggest
 * gaps that a portion closes. The order is exact; dishes with equal scores keep theirs.
 * @param dishes with a portion's amounts, as whole numbers in the order of the gaps; a missing one counts as 0
 */
export function rankDishes<Any extends { readonly amounts: readonly number[] }>(
  gaps: readonly Gap[],
  dishes: readonly Any[],
): ScoredDish<Any>[] {
  const counted = biggestGaps(gaps);
  const score = (dish: Any) => {
    const closed = counted.map((nutrient) => {
      const [missing, amount] = [gapOf(gaps[nutrient]!), dish.amounts[nutrient] ?? 0];
      return { nutrient, missing, amount, share: Math.min(amount / missing, 1) };
    });
    const shares = atCommonDenominator(
      closed.map(({ missing, amount }) => [Math.min(amount, missing), missing]),
    );
    return {
      dish,
      score: closed.reduce((sum, { share }) => sum + share, 0) / (counted.length || 1),
      gaps: closed,
      // All dishes have the same denominators.
      exact: shares.reduce((sum, share) => sum + share, 0n),
    };
  };
  return dishes.map(score).toSorted(descending);
}
