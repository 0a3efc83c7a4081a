/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import { contentData } from '../../../tests/unit/content-data';
import { DATA_NAMES, jsonTypeName } from '../model/data-files';
import { ROUTES } from '../model/routes';
import { createRootFields } from './root-fields';

type Resolve = (source: unknown, args: object, context: object, info?: object) => unknown;

const DATA = new Map(DATA_NAMES.map((name) => [jsonTypeName(name), contentData(name)]));

const ABOUT = {
  path: '/about',
  title: 'What we cook, and who we are',
  headline: 'Who cooks here',
  description: 'Two people. '.repeat(10),
};

const resolvers: Record<string, Record<string, { resolve: Resolve }>> = {};
createRootFields({
  createResolvers: (added: typeof resolvers) => {
    for (const [type, fields] of Object.entries(added))
      resolvers[type] = { ...resolvers[type], ...fields };
  },
} as unknown as CreateResolversArgs);

/** Resolves a field as Gatsby does. */
const resolve = async (type: string, field: string, source: object, args = {}, data = DATA) =>
  resolvers[type]![field]!.resolve(source, args, {
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => ({ id }),
      findOne: async ({ type: wanted, query }: { type: string; query?: any }) =>
        wanted === 'ProsePage'
          ? [ABOUT].find((page) => page.path === query.filter.path.eq)
          : data.get(wanted),
      findAll: async () => ({ entries: [ABOUT] }),
    },
  });

test('pages are the routes in their order, and then the pages of prose', async () => {
  const pages = (await resolve('Query', 'pages', {})) as { path: string }[];
  expect(pages.map(({ path }) => path)).toEqual([...Object.keys(ROUTES), '/about']);
});

const page = (path: string, data?: typeof DATA) => resolve('Query', 'page', {}, { path }, data);

test('a page of prose is described by the fields above it', async () => {
  const { title } = ABOUT;
  expect(await page('/about')).toEqual({
    path: '/about',
    name: title,
    title,
    description: ABOUT.description,
    share: { slug: 'about', title: 'Who cooks here', eyebrow: title, picturePath: null },
  });
});

test('the share picture of the home page shows the first slide', async () => {
  const picturePath = expect.stringMatching(/^content\/data\/.*\.jpg$/);
  expect(await page('/')).toMatchObject({ title: null, share: { slug: 'home', picturePath } });
});

test('a page that doesn’t exist can be added in two places, which the error names', async () => {
  await expect(page('/jobs')).rejects.toThrow(
    'There is no page /jobs in plugins/site/model/routes.ts, and none in content/pages.',
  );
});

test('a page whose data file has had a mistake from the start says which file', async () => {
  await expect(page('/pricing', new Map())).rejects.toThrow(
    'content/data/plans.json has a mistake',
  );
});
