/** @jest-environment node */
import path from 'node:path';
import { markdownBody } from './markdown-body';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

const FOLDER = path.resolve('content/blog');
const PICTURE = path.join(FOLDER, 'images/soup.jpg');

type Query = { query: { filter: { absolutePath: { eq: string } } } };

const contextOf = (article: string) => ({
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      ({ markdown: { parent: 'file', internal: { content: article } }, file: { dir: FOLDER } })[id],
    findOne: async ({ query }: Query) =>
      query.filter.absolutePath.eq === PICTURE ? { internal: { contentDigest: 'digest' } } : null,
  },
});

const info = {
  schema: {
    getType: () => ({ getFields: () => ({ publicURL: { resolve: () => '/static/soup.jpg' } }) }),
  },
};

/** The markdown of a post whose file says this. */
function ask(article: string) {
  const { resolve } = markdownBody.extend();
  const source = { slug: 'soup', parent: 'markdown' };
  return (resolve as unknown as Resolve)(source, {}, contextOf(article), info);
}

test('the markdown is the body alone', async () => {
  expect(await ask('---\ntitle: Soup\n---\n\nBoil.\n\n---\n\nEat.\n')).toBe('Boil.\n\n---\n\nEat.');
  expect(await ask('No frontmatter.')).toBe('No frontmatter.');
});

test('pictures beside the post are shown from where the bundle has them', async () => {
  const article = '![Soup](./images/soup.jpg) ![Gone](./images/gone.jpg) ![Broken](%E0%A4%A.jpg)';
  expect(await ask(article)).toBe(
    '![Soup](/static/soup.jpg) ![Gone](./images/gone.jpg) ![Broken](%E0%A4%A.jpg)',
  );
});
