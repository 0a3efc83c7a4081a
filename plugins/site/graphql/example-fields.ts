import type { Data } from '../model/data-files';
import { createExampleDay } from '../model/example-day';
import { nutrientsNamed, officialTargets } from '../model/official-targets';
import { createRankingData, RANKING_SOURCES, type RankingSources } from '../model/ranking-data';
import { readData, type Context } from './context';

/** The data files of the ranking. */
export async function readRankingSources(context: Context) {
  const files = RANKING_SOURCES.map(async (name) => [name, await readData(name, context)]);
  return Object.fromEntries(await Promise.all(files)) as RankingSources;
}

/** A day with its ranking, each dish with its card. */
function rankExampleDay(start: Data['try']['start'], sources: RankingSources) {
  const { dishes, ...day } = createExampleDay(createRankingData(sources), start);
  const cardOf = (dish: string) => sources.trending.items.find(({ title }) => title === dish);
  return { ...day, dishes: dishes.map((dish) => ({ ...dish, card: cardOf(dish.title) })) };
}

/**
 * Reads `feature-examples.json` and adds the figures of one day, so that a page shows one person, one official set
 * and one day.
 * @param id a day of the file; undefined for the day /try starts with
 */
export async function readExamples(id: string | undefined, context: Context) {
  const examples = await readData('feature-examples', context);
  const sources = await readRankingSources(context);
  const other = examples.days.find((one) => one.id === id);
  if (id && !other) throw new Error(`There is no day "${id}" in feature-examples.json.`);

  const start = other ?? sources.try.start;
  const { household, profile, targets } = examples;
  const exampleDay = rankExampleDay(start, sources);
  const rows = targets.rows.map(({ nutrient }) => nutrient);
  const official = officialTargets(sources, start.set, start.person, rows).targets;
  return {
    ...examples,
    exampleDay,
    profile: { ...profile, chosen: exampleDay.person },
    household: {
      ...household,
      columns: nutrientsNamed(sources, household.nutrients),
      members: (other?.people ?? household.people).map((person) =>
        officialTargets(sources, start.set, person, household.nutrients),
      ),
    },
    targets: {
      ...targets,
      chosen: exampleDay.set,
      amounts: nutrientsNamed(sources, rows).map((nutrient, row) => ({
        ...nutrient,
        official: official[row],
        own: targets.rows[row]!.own,
      })),
    },
  };
}

/** The types of the fields that `readExamples` adds. */
export const exampleFields = {
  FeatureExamplesJson: { exampleDay: { type: 'ExampleDay!' } },
  FeatureExamplesJsonProfile: { chosen: { type: 'String!' } },
  FeatureExamplesJsonHousehold: {
    columns: { type: '[ExampleNutrient!]!' },
    members: { type: '[ExampleMember!]!' },
  },
  FeatureExamplesJsonTargets: {
    chosen: { type: 'String!' },
    amounts: { type: '[ExampleTarget!]!' },
  },
};
