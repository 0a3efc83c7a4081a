/** @jest-environment node */
import { contentData } from '../../../tests/unit/content-data';
import { createShareFields } from './share-field';

const nodeModel = {
  findOne: async ({ type }: { type: string }) => {
    if (type === 'File') return { internal: { contentDigest: 'digest' } };
    return contentData(type === 'BlogJson' ? 'blog' : 'site');
  },
};

test('the build warns once about a title that can’t be drawn', async () => {
  const createResolvers = jest.fn();
  createShareFields({ createResolvers } as never);
  const { resolve } = createResolvers.mock.calls[0][0].MarkdownRemark.share;
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  for (const title of ['スープ', 'スープ', '🥑 Soup']) {
    const node = { frontmatter: { title }, fields: { slug: 'soup' }, fileAbsolutePath: '/soup.md' };
    const { name } = contentData('site');
    expect(await resolve(node, {}, { nodeModel })).toMatchObject({ alt: `${title} (${name})` });
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^The share picture of "スープ" shows ".+": its font lacks letters\.$/)],
  ]);
});
