/** @jest-environment node */
import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeScriptsConstant } from './constant-scripts';

/** The document that comes out for a page, as markup. */
function finish(pathname: string) {
  let body: ReactNode[] = [<script key="script-loader" />, <script key="other" src="/a.js" />];
  makeScriptsConstant({
    pathname,
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (nodes: ReactNode[]) => (body = nodes),
  } as unknown as PreRenderHTMLArgs);
  return renderToStaticMarkup(body);
}

const textOf = (html: string) => /<script[^>]*>([^<]+)/.exec(html)?.[1];

test('two pages have the same script', () => {
  expect(textOf(finish('/pricing'))).toBeDefined();
  expect(textOf(finish('/pricing'))).toBe(textOf(finish('/blog')));
});

test('which still tells Gatsby which page it is', () => {
  const window: { pagePath?: string } = {};
  const document = { currentScript: { dataset: { pagePath: '/pricing' } } };
  expect(finish('/pricing')).toContain('data-page-path="/pricing"');
  new Function('window', 'document', textOf(finish('/pricing'))!)(window, document);
  expect(window.pagePath).toBe('/pricing');
});

test('other scripts stay', () => {
  expect(finish('/')).toContain('<script src="/a.js">');
});
