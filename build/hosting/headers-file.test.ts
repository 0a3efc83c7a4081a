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
  '%s has the policy and no header twice',
  (path) => {
    const names = headersOf(path).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(valuesOf(path, 'Content-Security-Policy')).toEqual([POLICY]);
  },
);

test('lets browsers keep files with a hash in their names', () => {
  const immutable = ['public, max-age=31536000, immutable'];
  expect(valuesOf('/app-0123456789abcdef0123.js', 'Cache-Control')).toEqual(immutable);
  expect(valuesOf('/static/a/b.png', 'Cache-Control')).toEqual(immutable);
});

test('leaves out headers that hosts send by default', () => {
  expect(valuesOf('/pricing', 'Cache-Control')).toEqual([]);
});

test('writes the same rules for one and for a thousand posts', () => {
  const posts = Array.from({ length: 1000 }, (_, post) => `/blog/post-${post}`);
  const files = posts.map((route) => `${route}.html`);
  expect(headersFile(POLICY, ['/blog', ...posts], files)).toBe(
    headersFile(POLICY, ['/blog', '/blog/soup'], []),
  );
});

test('throws if Cloudflare Pages would ignore rules', () => {
  const routes = Array.from({ length: 100 }, (_, page) => `/page-${page}`);
  expect(() => headersFile(POLICY, routes, [])).toThrow('but Cloudflare Pages reads only 100');
});

test('readPolicy reads what headersFile writes', () => {
  expect(readPolicy(headersFile(POLICY, ROUTES, FILES))).toBe(POLICY);
  expect(readPolicy('/*\n  X: y\n')).toBeUndefined();
});
