import { itemAt } from '../item-at';
import type { OverLimit } from '../over-limits';
import { nutrientsOf, portionsFor, rankForDay } from './day';
import type { Day, RankingData } from './ranking-data';

/** A day of the examples, in the figures of the ranking. */
export type ExampleDay = {
  /** The gaps that count, the biggest first. */
  gaps: { name: string; symbol: string; unit: string; target: number; eaten: number }[];
  /** The dishes, the best first. */
  dishes: {
    title: string;
    score: number;
    /** What a portion has of each gap. */
    amounts: number[];
    /** The shares of the gaps that it closes. */
    shares: number[];
    /** The limits above which a portion would take the day. */
    over: OverLimit[];
  }[];
};

/** A target that replaces the official one. */
type OwnTarget = { nutrient: string; own: number };

/** Ranks the dishes for a day, as /try does. */
export function createExampleDay(
  data: RankingData,
  start: Day,
  ownTargets: readonly OwnTarget[] = [],
): ExampleDay {
  const nutrients = nutrientsOf(data, start).map((nutrient, position) => {
    const { id } = itemAt(data.nutrients, position);
    const target = ownTargets.find((each) => each.nutrient === id)?.own ?? nutrient.target;
    return { ...nutrient, target };
  });
  const ranked = rankForDay(nutrients, portionsFor(data, start.set, data.dishes));
  return {
    gaps: itemAt(ranked, 0).gaps.map(({ nutrient }) => {
      const { name, symbol, unit } = itemAt(data.nutrients, nutrient);
      const { target, eaten } = itemAt(nutrients, nutrient);
      return { name, symbol, unit, target, eaten };
    }),
    dishes: ranked.map(({ dish, score, gaps, over }) => ({
      title: dish.title,
      score,
      amounts: gaps.map(({ amount }) => amount),
      shares: gaps.map(({ share }) => share),
      over: over.map(({ nutrient, amount, limit }) => {
        const { name, unit } = itemAt(data.nutrients, nutrient);
        return { name, unit, amount, limit };
      }),
    })),
  };
}
