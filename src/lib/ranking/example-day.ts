import { nutrientsOf, portionsFor, rankForDay } from './day';
import { biggestGaps, gapOf } from './gap-score';
import type { Day, RankingData } from './ranking-data';

/** A nutrient and an amount of it in its unit. */
type Amount = { name: string; unit: string; amount: number };

/** A day of the examples, in the figures of the ranking. */
export type ExampleDay = {
  /** The gaps that count, the biggest first. */
  gaps: { name: string; symbol: string; unit: string; target: number; eaten: number }[];
  /** The dishes, the best first: what a portion has of each gap, and the shares of the gaps that it closes. */
  dishes: { title: string; score: number; amounts: number[]; shares: number[]; left: Amount }[];
  /** The biggest gap; that of a dish is the one after a portion of it. */
  left: Amount;
};

/** Ranks the dishes for a day, as /try does. */
export function createExampleDay(data: RankingData, start: Day): ExampleDay {
  const nutrients = nutrientsOf(data, start);
  const ranked = rankForDay(nutrients, portionsFor(data, start.set, data.dishes));
  const named = (position: number) => {
    const { name, unit } = data.nutrients[position]!;
    return { name, unit };
  };
  const biggestAfter = (amounts: readonly number[]) => {
    const after = nutrients.map((gap, at) => ({ ...gap, eaten: gap.eaten + (amounts[at] ?? 0) }));
    const position = biggestGaps(after)[0] ?? 0;
    return { ...named(position), amount: gapOf(after[position]!) };
  };
  return {
    gaps: ranked[0]!.gaps.map(({ nutrient }) => ({
      ...named(nutrient),
      symbol: data.nutrients[nutrient]!.symbol,
      target: nutrients[nutrient]!.target,
      eaten: nutrients[nutrient]!.eaten,
    })),
    dishes: ranked.map(({ dish, score, gaps }) => ({
      title: dish.title,
      score,
      amounts: gaps.map(({ amount }) => amount),
      shares: gaps.map(({ share }) => share),
      left: biggestAfter(dish.amounts),
    })),
    left: biggestAfter([]),
  };
}
