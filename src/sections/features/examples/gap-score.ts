export type Gap = { readonly target: number; readonly eaten: number };

/**
 * The share of a nutrient's gap that a portion closes, from 0 to 1.
 * @returns null when the target is reached, because there is no gap
 */
export function shareOfGap({ target, eaten }: Gap, amount: number): number | null {
  const gap = target - eaten;
  return gap > 0 ? Math.min(amount / gap, 1) : null;
}

/** The mean share of the open gaps that a portion closes, from 0 to 1; 0 when there is no gap. */
export function gapScore(gaps: readonly Gap[], amounts: readonly number[]): number {
  const shares = gaps
    .map((gap, position) => shareOfGap(gap, amounts[position] ?? 0))
    .filter((share) => share !== null);
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
