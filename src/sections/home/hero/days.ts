import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { portionsOf, withPortions } from '../../../lib/ranking/day';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';

/** How well a dish does on a day: its rank and its score as texts, and the closed part of each gap, also as a text. */
export type HeroDish = {
  rank: string;
  score: string;
  shares: { part: number; text: string }[];
};

/** What a day lacks, which slide’s dish suits it best, and how well the dish of each slide does. */
export type HeroDay = {
  gaps: { name: string; symbol: string }[];
  best: number;
  dishes: HeroDish[];
};

/** The example day with each combination of the foods to tap; the bits of its position say which. */
export function daysOf(
  { foods, slides }: Queries.HeroFragment['example'] & Pick<Queries.HeroFragment, 'slides'>,
  { rankingData, content }: Queries.ExamplesFragment,
): HeroDay[] {
  const data = rankingData as RankingData;
  return Array.from({ length: 2 ** foods.length }, (_, eaten) => {
    const day = foods.reduce<Day>(
      (now, { food }, at) =>
        eaten & (1 << at) ? withPortions(now, food, portionsOf(now, food) + 1) : now,
      content.try.start,
    );
    const { gaps, dishes } = createExampleDay(data, day);
    const shown = slides.map(({ dish }) => dishes.findIndex(({ title }) => title === dish));
    return {
      gaps: gaps.map(({ name, symbol }) => ({ name, symbol })),
      best: shown.indexOf(Math.min(...shown)),
      dishes: shown.map((place) => {
        const { score, shares } = dishes[place]!;
        return {
          rank: formatNumber(place + 1),
          score: formatShare(score),
          shares: shares.map((share) => ({
            part: Number(share.toFixed(3)),
            text: formatShare(share),
          })),
        };
      }),
    };
  });
}
