import type { Page, Route } from '@playwright/test';

const SCRIPTS = /\.js$/;

/** Delays the scripts of a page; returns a function that lets them load. */
export async function delayScripts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(SCRIPTS, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Makes every script of the page fail to load. */
export const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

/** Records the paths of the scripts that a page requests from now on. */
export function recordScriptRequests(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
