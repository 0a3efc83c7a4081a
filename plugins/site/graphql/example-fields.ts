import type { Data } from '../model/data-files';
import { nutrientsNamed, officialTargets } from '../model/official-targets';
import { RANKING_SOURCES, type RankingSources } from '../model/ranking-data';
import { readData, type Context } from './context';

/** The data files of the ranking. */
export async function readRankingSources(context: Context) {
  const files = RANKING_SOURCES.map(async (name) => [name, await readData(name, context)]);
  return Object.fromEntries(await Promise.all(files)) as RankingSources;
}

/** A field of a part of `feature-examples.json`, computed from the part and the data of the ranking. */
const computed = <Part>(type: string, from: (part: Part, sources: RankingSources) => unknown) => ({
  type,
  resolve: async (part: Part, _args: object, context: Context) =>
    from(part, await readRankingSources(context)),
});

type Examples = Data['feature-examples'];

/** The figures of official sets in the examples. */
export const exampleFields = {
  FeatureExamplesJsonHousehold: {
    columns: computed<Examples['household']>('[ExampleNutrient!]!', ({ nutrients }, sources) =>
      nutrientsNamed(sources, nutrients),
    ),
    members: computed<Examples['household']>(
      '[ExampleMember!]!',
      ({ set, people, nutrients }, sources) =>
        people.map((person) => officialTargets(sources, set, person, nutrients)),
    ),
  },
  FeatureExamplesJsonTargets: {
    chosen: computed<Examples['targets']>(
      'String!',
      ({ set }, sources) => sources['reference-intakes'].sets.find(({ id }) => id === set)!.name,
    ),
    amounts: computed<Examples['targets']>(
      '[ExampleTarget!]!',
      ({ set, person, rows }, sources) => {
        const ids = rows.map(({ nutrient }) => nutrient);
        const { targets } = officialTargets(sources, set, person, ids);
        return nutrientsNamed(sources, ids).map((nutrient, row) => ({
          ...nutrient,
          official: targets[row],
          own: rows[row]!.own,
        }));
      },
    ),
  },
};
