/** @jest-environment node */
import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { THEME_COLORS } from '../src/theme/constants';

Object.assign(process.env, { PAGE_SCRIPT: 'page()', UNKNOWN_POST_SCRIPT: 'unknownPost()' });
const { onRenderBody } = require('./on-render-body') as typeof import('./on-render-body');

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

const pageScript = positionOf('<script>page()');

test('the page script comes after what it changes', () => {
  for (const earlier of [
    '<meta name="theme-color"',
    '<script type="speculationrules"',
    '<style data-fonts',
  ]) {
    expect(positionOf(earlier)).toBeGreaterThan(-1);
    expect(positionOf(earlier)).toBeLessThan(pageScript);
  }
});

test.each(['light', 'dark'] as const)(
  'the %s scheme has its theme color without a script',
  (scheme) => {
    const color = headOf('/').find((each) => each.includes(`(prefers-color-scheme: ${scheme})`));
    expect(color).toContain(`content="${THEME_COLORS[scheme]}"`);
  },
);
