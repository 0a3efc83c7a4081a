/** @jest-environment node */
import { rankingSources } from '../../../tests/unit/content-data';
import { jsonTypeName } from '../model/data-names';
import { RANKING_SOURCES } from '../model/ranking-data';
import { createRootFields } from './root-fields';

type Resolvers = Record<string, Record<string, { resolve: (...args: unknown[]) => any }>>;
let resolvers: Resolvers = {};
createRootFields({ createResolvers: (all: Resolvers) => (resolvers = all) } as never);

/** Resolves both fields with the tests' data, in which the first dish has another title. */
async function dishesWith(title: string) {
  const sources = rankingSources();
  sources.trending.items[0]!.title = title;
  const name = (type: string) => RANKING_SOURCES.find((source) => jsonTypeName(source) === type)!;
  const findOne = async ({ type }: { type: string }) => ({
    ...sources[name(type)],
    internal: { contentDigest: JSON.stringify(sources[name(type)]) },
  });
  const resolve = (type: string, field: string) =>
    resolvers[type]![field]!.resolve({}, {}, { nodeModel: { findOne } });
  const { dishes } = await resolve('Query', 'rankingData');
  const { items } = await resolve('Content', 'trending');
  const titlesOf = (all: { title: string }[]) => all.map((dish) => dish.title).toSorted();
  return [titlesOf(dishes), titlesOf(items)];
}

test('the ranking follows a change of the data', async () => {
  for (const title of ['Soup', 'Stew']) {
    const both = await dishesWith(title);
    expect(both).toEqual([expect.arrayContaining([title]), expect.arrayContaining([title])]);
  }
});
