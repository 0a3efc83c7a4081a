/** @jest-environment node */
import { findOrThrow } from '../../../src/lib/find-or-throw';
import { itemAt } from '../../../src/lib/item-at';
import { rankingSources } from '../../../tests/unit/content-data';
import { jsonTypeName } from '../model/data-names';
import { RANKING_SOURCES } from '../model/ranking-data';
import { createRootFields } from './root-fields';

const resolvers: any = {};
const tools: any = { createResolvers: (all: object) => Object.assign(resolvers, all) };
createRootFields(tools);

/** Resolves both fields with the tests' data, in which the first dish has another title. */
async function dishesWith(title: string) {
  const sources = rankingSources();
  itemAt(sources.trending.items, 0).title = title;
  const name = (type: string) =>
    findOrThrow(RANKING_SOURCES, (source) => jsonTypeName(source) === type, type);
  const findOne = async ({ type }: { type: string }) => ({
    ...sources[name(type)],
    internal: { contentDigest: JSON.stringify(sources[name(type)]) },
  });
  const resolve = (type: string, field: string) =>
    resolvers[type][field].resolve({}, {}, { nodeModel: { findOne } });
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
