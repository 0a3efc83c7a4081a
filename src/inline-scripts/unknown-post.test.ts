import { isUnknownPost, unknownPostScript } from './unknown-post';

const PATHS = [
  ['/blog/no-such-post', true],
  ['/blog/deeper/and/deeper', true],
  ['/blog/Post.HTML', true],
  ['/blog/%F0%9F%8D%8B', true],
  [`/blog/${'a'.repeat(900)}`, true],
  ['/blog', false],
  ['/blog/', false],
  ['/blogs/post', false],
  ['/blog-post', false],
  ['/docs/blog/post', false],
  ['/', false],
] as const;

/** Runs the script at a path and returns the URLs that it redirects to. */
function follow(pathname: string) {
  const replace = jest.fn();
  new Function('location', unknownPostScript)({ pathname, replace });
  return replace.mock.calls.flat();
}

test.each(PATHS)('isUnknownPost(%.40s) is %s', (path, unknown) => {
  expect(isUnknownPost(path)).toBe(unknown);
});

test.each(PATHS)('unknownPostScript redirects %.40s: %s', (path, unknown) => {
  expect(follow(path)).toEqual(unknown ? ['/blog'] : []);
});
