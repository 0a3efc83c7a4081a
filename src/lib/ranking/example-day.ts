import { itemAt } from '../item-at';
import { nutrientsOf, portionsFor, rankForDay } from './day';
import type { Day, RankingData } from './ranking-data';

/** A day of the examples, in the figures of the ranking. */
export type ExampleDay = {
  /** The gaps that count, the biggest first. */
  gaps: { name: string; symbol: string; unit: string; target: number; eaten: number }[];
  /** The dishes, the best first: what a portion has of each gap, and the shares of the gaps that it closes. */
  dishes: { title: string; score: number; amounts: number[]; shares: number[] }[];
};

/** Ranks the dishes for a day, as /try does. */
export function createExampleDay(data: RankingData, start: Day): ExampleDay {
  const nutrients = nutrientsOf(data, start);
  const ranked = rankForDay(nutrients, portionsFor(data, start.set, data.dishes));
  return {
    gaps: itemAt(ranked, 0).gaps.map(({ nutrient }) => {
      const { name, symbol, unit } = itemAt(data.nutrients, nutrient);
      const { target, eaten } = itemAt(nutrients, nutrient);
      return { name, symbol, unit, target, eaten };
    }),
    dishes: ranked.map(({ dish, score, gaps }) => ({
      title: dish.title,
      score,
      amounts: gaps.map(({ amount }) => amount),
      shares: gaps.map(({ share }) => share),
    })),
  };
}
