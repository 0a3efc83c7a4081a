/** @jest-environment node */
import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unknownPostScript } from '../src/browser/unknown-post';
import { THEME } from '../src/theme/constants';
import { onRenderBody } from './on-render-body';

/** The elements of `<head>`, in order. */
function headOf(pathname: string): string[] {
  const head: ReactNode[] = [];
  onRenderBody({
    pathname,
    setHtmlAttributes: () => {},
    setHeadComponents: (added: ReactNode[]) => head.push(...added),
  } as unknown as RenderBodyArgs);
  return head.map((element) => renderToStaticMarkup(element));
}

const positionOf = (start: string) => headOf('/').findIndex((each) => each.startsWith(start));

const inlineScript = positionOf('<script>');

test('the inline script comes after what it changes', () => {
  expect(headOf('/')[inlineScript]).toContain(THEME.storageKey);
  for (const earlier of [
    '<meta name="theme-color"',
    '<script type="speculationrules"',
    '<style data-fonts',
  ]) {
    expect(positionOf(earlier)).toBeGreaterThan(-1);
    expect(positionOf(earlier)).toBeLessThan(inlineScript);
  }
});

test.each(['light', 'dark'] as const)(
  'the %s scheme has its theme color without a script',
  (scheme) => {
    const color = headOf('/').find((each) => each.includes(`(prefers-color-scheme: ${scheme})`));
    expect(color).toContain(`content="${THEME.colors[scheme]}"`);
  },
);

test.each([
  ['/404.html', true],
  ['/404', false],
  ['/blog', false],
])('%s has the script for unknown posts: %s', (pathname, isThere) => {
  expect(headOf(pathname).includes(`<script>${unknownPostScript}</script>`)).toBe(isThere);
});
