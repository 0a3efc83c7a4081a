/** @jest-environment node */
import path from 'node:path';
import { postFields } from './post-fields';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

const FOLDER = path.resolve('content/blog');
const PICTURE = path.join(FOLDER, 'images/soup.jpg');

type Query = { query: { filter: { absolutePath: { eq: string } } } };

const contextOf = (article: string) => ({
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      ({
        markdown: { parent: 'file', internal: { content: article } },
        file: { absolutePath: path.join(FOLDER, 'soup.md') },
      })[id],
    findOne: async ({ query }: Query) =>
      query.filter.absolutePath.eq === PICTURE ? { internal: { contentDigest: 'digest' } } : null,
  },
});

const info = {
  schema: {
    getType: () => ({
      getFields: () => ({ publicURL: { args: [], resolve: () => '/static/soup.jpg' } }),
    }),
  },
};

/** The markdown of a post whose file says this. */
function ask(article: string) {
  const field = postFields.find(({ name }) => name === 'markdownBody')!;
  const { resolve } = field.extend();
  const source = { slug: 'soup', parent: 'markdown' };
  return (resolve as unknown as Resolve)(source, {}, contextOf(article), info);
}

test('the markdown keeps rules and footnotes, and loses comments', async () => {
  const article = '---\n\nBoil.[^1]\n\n---\n\nEat.\n\n[^1]: The note.';
  expect(await ask(`\n\n${article}\n\n<!-- Ask Ada. -->\n`)).toBe(article);
});

test('pictures beside the post are shown from where the bundle has them', async () => {
  const article = '![Soup](./images/soup.jpg) ![Gone](./images/gone.jpg) ![Broken](%E0%A4%A.jpg)';
  expect(await ask(article)).toBe(
    '![Soup](/static/soup.jpg) ![Gone](./images/gone.jpg) ![Broken](%E0%A4%A.jpg)',
  );
});
