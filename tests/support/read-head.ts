import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';

/** The head of a page as served, without scripts, as search engines read it. */
export async function readHead(request: APIRequestContext, path: string) {
  const document = parse(await (await request.get(path)).text());
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name);
  return {
    title: document.querySelector('title')?.textContent ?? '',
    meta: (name: string) =>
      attribute(`meta[property="${name}"]`, 'content') ??
      attribute(`meta[name="${name}"]`, 'content'),
    link: (selector: string) => attribute(`link${selector}`, 'href'),
    structuredData: document
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.textContent),
    text: document.querySelector('main')?.textContent ?? '',
  };
}
