/** @jest-environment node */
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as parser from '../markdown/parse-markdown';
import { createPostFields } from './post-fields';

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

const FOLDER = path.resolve('content/blog');
const PICTURE = path.join(FOLDER, 'images/soup.jpg');

type Query = { query: { filter: { absolutePath: { eq: string } } } };

const contextOf = (article: string) => ({
  nodeModel: {
    getNodeById: ({ id }: { id: string }) =>
      ({
        markdown: {
          parent: 'file',
          internal: {
            content: article,
            contentDigest: createHash('sha1').update(article).digest('hex'),
          },
        },
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

/** Resolves the field `markdown` of a post with this body. */
function resolveMarkdown(article: string, stored = new Map<string, unknown>()) {
  const cache = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => stored.set(key, value),
  };
  const field = createPostFields(cache).find(({ name }) => name === 'markdownBody')!;
  const { resolve } = field.extend();
  const source = { slug: 'soup', parent: 'markdown' };
  return (resolve as unknown as Resolve)(source, {}, contextOf(article), info);
}

afterEach(() => {
  delete process.env.GATSBY_SITE_URL;
});

describe('@markdownBody', () => {
  beforeEach(() => {
    process.env.GATSBY_SITE_URL = 'https://farm.example';
  });

  test('keeps rules and footnotes and removes comments', async () => {
    const article = '---\n\nBoil.[^1]\n\n---\n\nEat.\n\n[^1]: The note.';
    expect(await resolveMarkdown(`\n\n${article}\n\n<!-- Ask Ada. -->\n`)).toBe(article);
  });

  test('parses an article once, in this and later builds', async () => {
    const stored = new Map<string, unknown>();
    const before = await resolveMarkdown('[Prices](/pricing)', stored);
    expect([...stored.values()]).toEqual([
      {
        markdown: '[Prices](/pricing)',
        addresses: [{ url: '/pricing', isPicture: false, start: 9, end: 17 }],
      },
    ]);
    const parse = jest.spyOn(parser, 'parseMarkdown');
    expect(await resolveMarkdown('[Prices](/pricing)', stored)).toBe(before);
    expect(parse).not.toHaveBeenCalled();
  });

  test('replaces the paths of pictures with their public URLs', async () => {
    const article = '![Soup](./images/soup.jpg) ![Gone](./images/gone.jpg) ![Broken](%E0%A4%A.jpg)';
    expect(await resolveMarkdown(article)).toBe(
      '![Soup](https://farm.example/static/soup.jpg) ![Gone](https://farm.example/blog/images/gone.jpg) ![Broken](https://farm.example/blog/%E0%A4%A.jpg)',
    );
  });

  test.each([
    ['[Prices](/pricing)', '[Prices](https://farm.example/pricing)'],
    ['[Down](#end)', '[Down](https://farm.example/blog/soup#end)'],
    ['[a]: /pricing', '[a]: https://farm.example/pricing'],
    ['[Mail](mailto:ada@farm.example)', '[Mail](mailto:ada@farm.example)'],
  ])('makes the address of %s absolute', async (article, markdown) => {
    expect(await resolveMarkdown(article)).toBe(markdown);
  });
});
