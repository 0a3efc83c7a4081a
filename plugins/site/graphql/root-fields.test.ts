import { findOrThrow } from '../../../src/lib/find-or-throw';
import { itemAt } from '../../../src/lib/item-at';
import { rankingSources } from '../../../tests/unit/content-data';
import { jsonTypeName } from '../model/data-names';
import { RANKING_SOURCES } from '../model/ranking/ranking-data';
import { createRootFields } from './root-fields';

const resolvers: any = {};
const tools: any = { createResolvers: (all: object) => Object.assign(resolvers, all) };
createRootFields(tools);

/** Resolves a field of the root with data files, whose digests say what is in them. */
const resolveWith = (sources: ReturnType<typeof rankingSources>) => {
  const findOne = async ({ type }: { type: string }) => {
    const name = findOrThrow(RANKING_SOURCES, (one) => jsonTypeName(one) === type, type);
    return { ...sources[name], internal: { contentDigest: JSON.stringify(sources[name]) } };
  };
  return (type: string, field: string, source: object = {}) =>
    resolvers[type][field].resolve(source, {}, { nodeModel: { findOne } });
};

const sources = rankingSources();
const resolve = resolveWith(sources);
const rankOf = (card: object) => resolve('RecipeCard', 'rank', card);

test('recipe cards are sorted by rank, whatever the order of the file', async () => {
  const { items } = await resolve('Content', 'trending');
  expect(items.map(({ title }: { title: string }) => title)).not.toEqual(
    sources.trending.items.map(({ title }) => title),
  );
  expect(await Promise.all(items.map(rankOf))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('recipe cards remain parts of their node, in which Gatsby finds their pictures', async () => {
  const { items } = await resolve('Content', 'trending');
  for (const item of items) expect(sources.trending.items).toContain(item);
});

test('an article shows the plate of the dish that is first on /try', async () => {
  const { gaps, best, next } = await resolve('Query', 'bestPlate');
  expect(sources.trending.items).toContain(best.card);
  expect(await rankOf(best.card)).toBe(1);
  expect(best.shares).toHaveLength(gaps.length);
  expect(await Promise.all(next.map(({ card }: typeof best) => rankOf(card)))).toEqual([2, 3, 4]);
});

test('the ranking follows a change of the data', async () => {
  for (const title of ['Soup', 'Stew']) {
    const changed = rankingSources();
    itemAt(changed.trending.items, 0).title = title;
    const resolveChanged = resolveWith(changed);
    const { dishes } = await resolveChanged('Query', 'rankingData');
    const { items } = await resolveChanged('Content', 'trending');
    for (const list of [dishes, items])
      expect(list.map((dish: { title: string }) => dish.title)).toContain(title);
  }
});
