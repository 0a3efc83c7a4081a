import { expect, test, type APIRequestContext } from '@playwright/test';
import { missingParts, routes, slashed, unknownPages, unknownPosts } from './support/addresses';
import { bareHost, hostWithRedirects } from './support/hosts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const HEADING = /<h1[\s>]/;
const HASHED_SCRIPT = /src="(\/[^"]+-[0-9a-f]{20}\.js)"/;

// Whole addresses: Playwright would read a path with two slashes at its start as another host.
const ask = (request: APIRequestContext, url: string, method = 'GET') =>
  request.fetch(url, { method, maxRedirects: 0 });

test.describe('a host with redirect rules', () => {
  for (const [kind, path] of Object.entries(unknownPosts)) {
    test(`sends an unknown post to the blog: ${kind}`, async ({ request }) => {
      const answer = await ask(request, hostWithRedirects + path);
      expect(answer.status()).toBe(302);
      expect(answer.headers()['location']).toBe('/blog');
    });
  }

  for (const [path, target] of Object.entries(slashed)) {
    test(`takes the slash off ${path}`, async ({ request }) => {
      const answer = await ask(request, hostWithRedirects + path);
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(target);
    });
  }

  test('never lets an encoded backslash lead to another host', async ({ request }) => {
    const answer = await ask(request, `${hostWithRedirects}/%5Celsewhere.example/`);
    const target = new URL(answer.headers()['location'] ?? '', hostWithRedirects);
    expect(target.origin).toBe(hostWithRedirects);
  });
});

test.describe('a bare static host', () => {
  for (const [kind, path] of Object.entries(unknownPosts)) {
    test(`answers an unknown post with the 404 page: ${kind}`, async ({ request }) => {
      const answer = await ask(request, bareHost + path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toMatch(HEADING);
    });
  }

  test('serves a route with a slash without a hop', async ({ request }) => {
    const answer = await ask(request, `${bareHost}/pricing/`);
    expect(answer.status()).toBe(200);
  });
});

for (const host of [hostWithRedirects, bareHost]) {
  test.describe(`either host: ${host}`, () => {
    for (const path of routes) {
      test(`serves ${path} without a hop`, async ({ request }) => {
        const answer = await ask(request, host + path);
        expect(answer.status()).toBe(200);
        expect(answer.headers()['content-type']).toContain('text/html');
        expect(answer.headers()['cache-control']).toBe(REVALIDATE);
      });
    }

    for (const [kind, path] of Object.entries({ ...unknownPages, ...missingParts })) {
      test(`answers 404 with the 404 page: ${kind}, ${path}`, async ({ request }) => {
        const answer = await ask(request, host + path);
        expect(answer.status()).toBe(404);
        expect(answer.headers()['cache-control']).toBe(REVALIDATE);
        expect(await answer.text()).toMatch(HEADING);
      });
    }

    test('lets browsers keep a hashed script for good', async ({ request }) => {
      const page = await (await ask(request, `${host}/`)).text();
      const script = HASHED_SCRIPT.exec(page)?.[1];
      expect(script).toBeDefined();
      const answer = await ask(request, `${host}${script}`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe(IMMUTABLE);
    });

    test('refuses what is neither GET nor HEAD', async ({ request }) => {
      const answer = await ask(request, `${host}/pricing`, 'POST');
      expect(answer.status()).toBe(405);
      expect(answer.headers()['allow']).toBe('GET, HEAD');
    });

    test('answers HEAD without a body', async ({ request }) => {
      const answer = await ask(request, `${host}/pricing`, 'HEAD');
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toBe('');
    });
  });
}
