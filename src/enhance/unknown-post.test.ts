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

const CASES = PATHS.map(([path, unknown]) => [path.slice(0, 40), unknown, path] as const);

/** Runs the script at a path and returns the URLs that it redirects to. */
function follow(pathname: string) {
  const replace = jest.fn();
  new Function('location', unknownPostScript)({ pathname, replace });
  return replace.mock.calls.flat();
}

test.each(CASES)('isUnknownPost(%s) is %s', (_start, unknown, path) => {
  expect(isUnknownPost(path)).toBe(unknown);
});

test.each(CASES)('unknownPostScript redirects %s: %s', (_start, unknown, path) => {
  expect(follow(path)).toEqual(unknown ? ['/blog'] : []);
});
