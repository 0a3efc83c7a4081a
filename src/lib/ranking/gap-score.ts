/**
 * The day's target of a nutrient and the amount that was eaten, in the same unit. A target of 0 means that
 * there is none.
 */
export type Gap = { readonly target: number; readonly eaten: number };

/** How many gaps a score counts, without ties. */
export const COUNTED_GAPS = 5;

/** The missing amount of a nutrient: the target minus what was eaten, never below 0. */
export const gapOf = ({ target, eaten }: Gap): number => Math.max(0, target - eaten);

/** The part of its target that is missing, from 0 to 1; 0 without a target. */
export const missingPart = (gap: Gap): number => (gap.target > 0 ? gapOf(gap) / gap.target : 0);

/** The share of a nutrient's gap that a portion closes, from 0 to 1; 0 when there is no gap. */
export const shareOfGap = (gap: Gap, amount: number): number =>
  gapOf(gap) > 0 ? Math.min(amount / gapOf(gap), 1) : 0;

/** Missing parts that differ by less are equal: they differ by the rounding of floating-point numbers. */
const ROUNDING = 1e-9;

/**
 * The gaps that count, as positions in the list: the five with the largest missing parts, the largest first, and
 * all that are as large as the fifth. A day with fewer open gaps has fewer.
 */
export function biggestGaps(gaps: readonly Gap[]): number[] {
  const open = gaps
    .map((gap, position) => ({ position, part: missingPart(gap) }))
    .filter(({ part }) => part > 0)
    .toSorted((one, other) => other.part - one.part);
  const smallest = (open[COUNTED_GAPS - 1]?.part ?? 0) - ROUNDING;
  return open.filter(({ part }) => part >= smallest).map(({ position }) => position);
}

/**
 * The score of content/blog/how-ranking-by-nutrient-gaps-works.md: the mean share of the biggest gaps that a
 * portion closes, from 0 to 1; 0 when there is no gap.
 * @param amounts the amount of each nutrient in a portion, in the order of the gaps; a missing one counts as 0
 */
export function gapScore(gaps: readonly Gap[], amounts: readonly number[]): number {
  const counted = biggestGaps(gaps);
  const sum = counted.reduce(
    (total, position) => total + shareOfGap(gaps[position]!, amounts[position] ?? 0),
    0,
  );
  return counted.length === 0 ? 0 : sum / counted.length;
}

/** Dishes with their scores, the highest first. */
export const rankDishes = <Dish extends { readonly amounts: readonly number[] }>(
  gaps: readonly Gap[],
  dishes: readonly Dish[],
) =>
  dishes
    .map((dish) => ({ ...dish, score: gapScore(gaps, dish.amounts) }))
    .toSorted((one, other) => other.score - one.score);
