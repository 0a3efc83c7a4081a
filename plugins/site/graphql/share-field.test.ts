/** @jest-environment node */
import { contentCopy } from '../../../tests/unit/content-copy';
import { contentData } from '../../../tests/unit/content-data';
import { createShareFields } from './share-field';

const copy = contentCopy();

const nodeModel = {
  findOne: async ({ type }: { type: string }) => {
    if (type === 'File') return { internal: { contentDigest: 'digest' } };
    return contentData(type === 'BlogJson' ? 'blog' : 'site');
  },
};

test('the build warns once about a title that can’t be drawn', async () => {
  const { name } = contentData('site');
  jest.spyOn(process, 'cwd').mockReturnValue(copy.at());
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const createResolvers = jest.fn();
  createShareFields({ createResolvers } as never);
  const { resolve } = createResolvers.mock.calls[0][0].MarkdownRemark.share;
  for (const [at, title] of ['スープ', 'スープ', '🥑 Soup'].entries()) {
    await copy.post(`post-${at}`, `title: ${title}`);
    const fileAbsolutePath = copy.at(`content/blog/post-${at}.md`);
    const internal = { contentDigest: String(at) };
    const node = { fields: { slug: 'soup' }, fileAbsolutePath, internal };
    expect(await resolve(node, {}, { nodeModel })).toMatchObject({ alt: `${title} (${name})` });
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^The share picture of "スープ" shows ".+": its font lacks letters\.$/)],
  ]);
});
