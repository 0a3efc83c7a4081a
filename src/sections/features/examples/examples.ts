import { createExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';

/** The data of all examples: their texts, and the example day, each dish with its card. */
export function examplesOf({ content, rankingData }: Queries.ExamplesFragment) {
  const { dishes, ...day } = createExampleDay(rankingData as RankingData, content.try.start);
  const cardOf = (dish: string) => content.trending.items.find(({ title }) => title === dish)!;
  return {
    ...content.featureExamples,
    exampleDay: { ...day, dishes: dishes.map((dish) => ({ ...dish, card: cardOf(dish.title) })) },
  };
}

export type Examples = ReturnType<typeof examplesOf>;
export type ExampleDay = Examples['exampleDay'];
