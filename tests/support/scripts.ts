import type { Page, Route } from '@playwright/test';

const SCRIPTS = /\.js$/;

/** Keeps the page's scripts on their way until they are let through. */
export async function delayScripts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(SCRIPTS, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Lets no script of the page arrive. */
export const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

/** The addresses of the scripts that a page has asked for. */
export function recordScriptRequests(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
