/** @jest-environment node */
import { onCreateDevServer } from './develop';

const redirects = [
  { fromPath: '/blog/old', toPath: '/blog/soup' },
  { fromPath: '/docs/*', toPath: 'https://docs.farm.example/*' },
  { fromPath: '/blog/*', toPath: '/blog' },
];
const pages = new Map(['/blog', '/blog/soup'].map((path) => [path, {}]));

test.each([
  ['/blog/nope', '/blog'],
  ['/blog/old', '/blog/soup'],
  ['/docs/a/b', 'https://docs.farm.example/a/b'],
  ['/blog/soup', undefined],
  ['/blog/', undefined],
  ['/nope', undefined],
])('gatsby develop redirects %s to %s', (path, target) => {
  const handlers: Record<string, (request: object, response: object, next: () => void) => void> =
    {};
  const app = { get: (route: string, handler: any) => (handlers[route] = handler) };
  onCreateDevServer({ app, store: { getState: () => ({ pages, redirects }) } } as never);
  const redirect = jest.fn();
  handlers['*']!({ path }, { redirect }, jest.fn());
  expect(redirect.mock.calls[0]?.[0]).toBe(target);
});
