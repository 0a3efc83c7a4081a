import { createExampleDay } from '../../../lib/ranking/example-day';
import type { RankingData } from '../../../lib/ranking/ranking-data';

/**
 * The examples' content with the figures of one day, so that a page shows one person, one official set and one day.
 * @param id a day of `feature-examples.json`; without it, the day is the one /try starts with
 */
export function examplesOf({ content, rankingData }: Queries.ExamplesFragment, id?: string) {
  const data = rankingData as RankingData;
  const { days, household, portions, profile, targets, ...texts } = content.featureExamples;
  const other = days.find((day) => day.id === id);
  if (id && !other) throw new Error(`There is no day "${id}" in feature-examples.json.`);
  const start = other ?? content.try.start;

  const personOf = (person: string) => data.people.find((one) => one.id === person)!;
  const positionOf = (nutrient: string) =>
    data.nutrients.findIndex(({ id: one }) => one === nutrient);
  const targetOf = (person: string, nutrient: string) => {
    const set = personOf(person).sets.find((one) => one.id === start.set);
    const target = set?.targets[positionOf(nutrient)];
    if (target) return target;
    throw new Error(`There is no target for ${nutrient} of ${person} in the set ${start.set}.`);
  };
  const { dishes, ...day } = createExampleDay(data, start);
  const cardOf = (dish: string) => content.trending.items.find(({ title }) => title === dish)!;

  return {
    ...texts,
    exampleDay: { ...day, dishes: dishes.map((dish) => ({ ...dish, card: cardOf(dish.title) })) },
    profile: { ...profile, chosen: personOf(start.person).name },
    household: {
      ...household,
      columns: household.nutrients.map((nutrient) => data.nutrients[positionOf(nutrient)]!),
      members: (other?.people ?? household.people).map((person) => ({
        name: personOf(person).name,
        targets: household.nutrients.map((nutrient) => targetOf(person, nutrient)),
      })),
    },
    portions: { ...portions, image: cardOf(portions.dish).plate },
    targets: {
      ...targets,
      chosen: data.sets.find((set) => set.id === start.set)!.name,
      amounts: targets.rows.map(({ nutrient, own }) => ({
        ...data.nutrients[positionOf(nutrient)]!,
        official: targetOf(start.person, nutrient),
        own,
      })),
    },
  };
}

export type Examples = ReturnType<typeof examplesOf>;
export type ExampleDay = Examples['exampleDay'];
