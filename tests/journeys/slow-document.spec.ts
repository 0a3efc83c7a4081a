import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { hostWithRedirects } from '../support/hosts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts';

/** The document is split before these elements; a split inside text would move only a few lines. */
const PARTS = ['button', 'main', 'section', 'picture', 'footer'];

/** Every page has the links of the header, so one page that is split between them is enough. */
const pages = [
  { path: '/', file: 'index.html', parts: PARTS },
  { path: '/blog', file: 'blog.html', parts: [...PARTS, 'li'] },
];

/** Smaller layout shifts are ignored. */
const REPORTED_DECIMALS = 3;

/** A host that sends the headers of a document and leaves its body to the test. */
async function serveSlowly(path: string) {
  let begin: (document: ServerResponse) => void;
  const document = new Promise<ServerResponse>((begun) => {
    begin = begun;
  });
  const server: Server = createServer(async ({ url }, response) => {
    const answer = await fetch(new URL(url!, hostWithRedirects));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (url === path) begin(response);
    else response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0);
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, document, server };
}

/** Waits until the page has rendered at least `count` of the parts. */
async function waitForParts(page: Page, parts: string[], count: number) {
  await page.waitForFunction(
    ([selector, least]) => document.querySelectorAll(selector).length >= least,
    [parts.join(), count] as const,
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

// The slideshow would move while the document loads.
test.use({ reducedMotion: 'reduce' });

for (const { path, file, parts } of pages) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    test(`${path} has no layout shift while its document loads in parts, ${viewport.width} px`, async ({
      page,
    }) => {
      const pieces = readFileSync(`public/${file}`, 'utf8').split(
        new RegExp(`(?=<(?:${parts.join('|')})\\b)`),
      );
      const { origin, document, server } = await serveSlowly(path);
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page);
      await Promise.all([
        page.goto(origin + path, { waitUntil: 'commit' }),
        document.then((response) => response.write(pieces[0])),
      ]);
      for (const [at, piece] of pieces.entries()) {
        if (at > 0) (await document).write(piece);
        await waitForParts(page, parts, at);
      }
      (await document).end();
      await page.waitForLoadState();
      const shifts = await readLayoutShifts(page);
      server.close();

      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const story = shifts.map(({ value, what }) => `${value.toFixed(5)} ${what}`).join('\n');
      expect(sum.toFixed(REPORTED_DECIMALS), story).toBe('0.000');
      expect(pieces.length).toBeGreaterThan(3);
    });
  }
}
