import { itemAt } from '../item-at';

/** A nutrient's daily target and the amount eaten, in the same unit. A target of 0 means there is none. */
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

/** Rounds to nine decimals, so that figures that are equal on paper are equal as floats. */
export const roundOff = (figure: number): number => Math.round(figure * 1e9) / 1e9;

/** The missing amount of a nutrient: the target minus what was eaten, never below 0. */
export const gapOf = ({ target, eaten }: Gap): number => Math.max(0, roundOff(target - eaten));

/** The part of its target that is missing, from 0 to 1; 0 without a target. */
export const missingPart = (gap: Gap): number =>
  gap.target > 0 ? roundOff(gapOf(gap) / gap.target) : 0;

/**
 * The gaps that count, as positions in the list: the five with the largest missing parts, the largest first, and
 * all that tie with the fifth. A day with fewer open gaps has fewer.
 */
export function biggestGaps(gaps: readonly Gap[]): number[] {
  const open = gaps
    .map((gap, position) => ({ position, part: missingPart(gap) }))
    .filter(({ part }) => part > 0)
    .toSorted((one, other) => other.part - one.part);
  const fifth = open[COUNTED_GAPS - 1]?.part ?? 0;
  return open.filter(({ part }) => part >= fifth).map(({ position }) => position);
}

/**
 * Ranks dishes by the score of content/blog/how-ranking-by-nutrient-gaps-works.md: the mean share of the biggest
 * gaps that a portion closes. Dishes with equal scores keep their order: in `RankingData`, that of their sodium.
 * @param dishes with a portion's amounts, in the order of the gaps; a missing one counts as 0
 */
export function rankDishes<Any extends { readonly amounts: readonly number[] }>(
  gaps: readonly Gap[],
  dishes: readonly Any[],
): ScoredDish<Any>[] {
  const counted = biggestGaps(gaps).map((nutrient) => ({
    nutrient,
    missing: gapOf(itemAt(gaps, nutrient)),
  }));
  const score = (dish: Any) => {
    const closed = counted.map(({ nutrient, missing }) => {
      const amount = dish.amounts[nutrient] ?? 0;
      return { nutrient, missing, amount, share: roundOff(Math.min(amount / missing, 1)) };
    });
    const sum = closed.reduce((total, { share }) => total + share, 0);
    return { dish, score: roundOff(sum / (counted.length || 1)), gaps: closed };
  };
  return dishes.map(score).toSorted((one, other) => other.score - one.score);
}
