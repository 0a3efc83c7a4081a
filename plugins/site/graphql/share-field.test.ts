/** @jest-environment node */
import path from 'node:path';
import site from '../../../tests/content/data/site.json';
import { BACKDROP } from '../../../src/lib/share-picture';
import { contentData } from '../../../tests/unit/content-data';
import { createShareFields } from './share-field';

const folder = path.resolve('content/blog');
const files = [path.join(folder, 'images/soup.jpg'), path.resolve(BACKDROP)];
const nodeModel = {
  findOne: async ({ type, query }: { type: string; query?: any }) => {
    if (type === 'BlogJson') return contentData('blog');
    if (type === 'SiteJson') return contentData('site');
    const isFile = files.includes(query.filter.absolutePath.eq);
    return isFile ? { internal: { contentDigest: 'digest' } } : null;
  },
};

/** Resolves the field `share` of a post with the given front matter. */
async function shareOf(frontmatter: object): Promise<unknown> {
  const create = jest.fn();
  createShareFields({ createResolvers: create } as never);
  const { resolve } = create.mock.calls[0][0].MarkdownRemark.share;
  return resolve(
    {
      frontmatter: {
        category: 'Cooking',
        ...frontmatter,
        ...('image' in frontmatter && { imageAlt: 'Soup.' }),
      },
      fields: { slug: 'soup' },
      fileAbsolutePath: path.join(folder, 'soup.md'),
    },
    {},
    { nodeModel },
  );
}

test('a post without a picture shows the backdrop', async () => {
  const drawing = { picture: { path: files[1], isBackdrop: true } };
  for (const image of [undefined, './images/gone.jpg'])
    expect(await shareOf({ title: 'Soup', image })).toMatchObject({ drawing });
});

test('the build says once of a title that it can’t be drawn', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  for (const title of ['スープ', 'スープ', '🥑 Soup'])
    expect(await shareOf({ title })).toMatchObject({ alt: `${title} (${site.name})` });
  const sentence = `The share picture of "スープ" shows "${site.name}": its font lacks letters.`;
  expect(warn.mock.calls).toEqual([[sentence]]);
});
