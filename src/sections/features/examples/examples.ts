import { findById, findByTitle, findOrThrow } from '../../../lib/find-or-throw';
import { createExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';

/**
 * The examples' content with the figures of one day, so that a page shows one person, one official set and one day.
 * @param id a day of `feature-examples.json`; without it, the day is the one /try starts with
 */
export function examplesOf({ content, rankingData }: Queries.ExamplesFragment, id?: string) {
  // GraphQL only knows that it is JSON.
  const data = rankingData as RankingData;
  const { days, household, portions, profile, targets, ...texts } = content.featureExamples;
  const other =
    id === undefined
      ? undefined
      : findOrThrow(days, (day) => day.id === id, `day "${id}" in feature-examples.json`);
  const start = other ?? content.try.start;

  const targetOf = (person: string, nutrient: string) => {
    const set = findById(data.people, person).sets.find((one) => one.id === start.set);
    const target = set?.targets[data.nutrients.findIndex((one) => one.id === nutrient)];
    if (target) return target;
    throw new Error(`There is no target for ${nutrient} of ${person} in the set ${start.set}.`);
  };
  const cardOf = (dish: string) => findByTitle(content.trending.items, dish);
  const day = createExampleDay(data, start);
  const dishes = day.dishes.map((dish) => ({ ...dish, card: cardOf(dish.title) }));
  const [best] = dishes;
  if (!best) throw new Error('There are no dishes in trending.json.');

  return {
    ...texts,
    /** Each dish with its card, the best one first. */
    exampleDay: { ...day, dishes, best },
    profile: { ...profile, chosen: findById(data.people, start.person).name },
    household: {
      ...household,
      columns: household.nutrients.map((nutrient) => findById(data.nutrients, nutrient)),
      members: (other?.people ?? household.people).map((person) => ({
        name: findById(data.people, person).name,
        targets: household.nutrients.map((nutrient) => targetOf(person, nutrient)),
      })),
    },
    portions: { ...portions, image: cardOf(portions.dish).plate },
    targets: {
      ...targets,
      chosen: findById(data.sets, start.set).name,
      amounts: targets.rows.map(({ nutrient, own }) => ({
        ...findById(data.nutrients, nutrient),
        official: targetOf(start.person, nutrient),
        own,
      })),
    },
  };
}

export type Examples = ReturnType<typeof examplesOf>;
export type ExampleDay = Examples['exampleDay'];
