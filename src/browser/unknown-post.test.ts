import { unknownPostScript } from './unknown-post';

/** Runs the script at a path and returns the addresses that it leads to. */
function follow(pathname: string) {
  const replace = jest.fn();
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('location', unknownPostScript)({ pathname, replace });
  return replace.mock.calls.flat();
}

test.each(['/blog/no-such-post', '/blog/deeper/and/deeper', '/blog/Post.HTML', '/blog/%E0%A4%A'])(
  'leads from %s to the blog',
  (path) => expect(follow(path)).toEqual(['/blog']),
);

test.each(['/blog', '/blog/', '/blogs/post', '/docs/blog/post', '/'])('stays on %s', (path) =>
  expect(follow(path)).toEqual([]),
);
