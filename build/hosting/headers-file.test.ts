/** @jest-environment node */
import { headersFile, readPolicy } from './headers-file';

const POLICY = "default-src 'self'; script-src 'self'";
const ROUTES = ['/', '/blog', '/blog/soup', '/blog/page/2', '/pricing'];
const FILES = ['/app-0123456789abcdef0123.js', '/blog/soup.html', '/static/a/b.png', '/llms.txt'];

/** The headers that a host sends with a path: every rule that matches adds its own. */
function headersOf(path: string, text = headersFile(POLICY, ROUTES, FILES)) {
  const rules = text.split('\n\n').map((block) => block.trim().split('\n'));
  const matching = rules.filter(([pattern]) =>
    pattern!.endsWith('*') ? path.startsWith(pattern!.slice(0, -1)) : pattern === path,
  );
  return matching.flatMap(([, ...lines]) => lines.map((line) => line.trim().split(': ')));
}

const valuesOf = (path: string, name: string) =>
  headersOf(path)
    .filter(([header]) => header === name)
    .map(([, value]) => value);

test.each([...ROUTES, ...FILES, '/no-such-page'])(
  '%s carries the policy, and no header twice',
  (path) => {
    const names = headersOf(path).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(valuesOf(path, 'Content-Security-Policy')).toEqual([POLICY]);
  },
);

test('what has a hash in its name may be kept for good', () => {
  const forGood = ['public, max-age=31536000, immutable'];
  expect(valuesOf('/app-0123456789abcdef0123.js', 'Cache-Control')).toEqual(forGood);
  expect(valuesOf('/static/a/b.png', 'Cache-Control')).toEqual(forGood);
});

test('what a host says of its own accord is not said twice', () => {
  expect(valuesOf('/pricing', 'Cache-Control')).toEqual([]);
});

test('a thousand posts need no rule more than one', () => {
  const posts = Array.from({ length: 1000 }, (_, post) => `/blog/post-${post}`);
  const files = posts.map((route) => `${route}.html`);
  expect(headersFile(POLICY, ['/blog', ...posts], files)).toBe(
    headersFile(POLICY, ['/blog', '/blog/soup'], []),
  );
});

test('more rules than Cloudflare takes end the build', () => {
  const routes = Array.from({ length: 100 }, (_, page) => `/page-${page}`);
  expect(() => headersFile(POLICY, routes, [])).toThrow('100 rules');
});

test('the policy can be read back', () => {
  expect(readPolicy(headersFile(POLICY, ROUTES, FILES))).toBe(POLICY);
  expect(readPolicy('/*\n  X: y\n')).toBeUndefined();
});
