/** @jest-environment node */
import { rankingSources } from '../../../tests/unit/content-data';
import { findOrThrow } from '../../../src/lib/find-or-throw';
import { createRootFields } from './root-fields';
import { jsonTypeName } from '../model/data-names';
import { RANKING_SOURCES } from '../model/ranking-data';

type Resolve = (source: object, args: object, context: object) => any;
let all: Record<string, Record<string, { resolve: Resolve }>> = {};
const tools: any = { createResolvers: (added: typeof all) => (all = added) };
createRootFields(tools);

const sources = rankingSources();
const context = {
  nodeModel: {
    async findOne({ type }: { type: string }) {
      const name = findOrThrow(RANKING_SOURCES, (one) => jsonTypeName(one) === type, type);
      return { ...sources[name], internal: { contentDigest: name } };
    },
  },
};
/** The strip of recipes, as `content` has it. */
const readTrending = () => all.Content?.trending?.resolve({}, {}, context);
const rankOf = (card: object) => all.RecipeCard?.rank?.resolve(card, {}, context);

test('recipe cards are sorted by rank, whatever the order of the file', async () => {
  const { items } = await readTrending();
  expect(items.map(({ title }: { title: string }) => title)).not.toEqual(
    sources.trending.items.map(({ title }) => title),
  );
  expect(await Promise.all(items.map(rankOf))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('recipe cards remain parts of their node, in which Gatsby finds their pictures', async () => {
  const { items } = await readTrending();
  for (const item of items) expect(sources.trending.items).toContain(item);
});

test('an article shows the plate of the dish that is first on /try', async () => {
  const plate = await all.Query?.bestPlate?.resolve({}, {}, context);
  const { gaps, best } = plate;
  expect(sources.trending.items).toContain(best.card);
  expect(await rankOf(best.card)).toBe(1);
  expect(best.shares).toHaveLength(gaps.length);
});
