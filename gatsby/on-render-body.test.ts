/** @jest-environment node */
import type { RenderBodyArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unknownPostScript } from '../src/inline-scripts/unknown-post';
import { THEME } from '../src/theme/constants';
import { firstScript } from '../src/inline-scripts/first-script';
import { onRenderBody } from './on-render-body';

/** The attributes of `<html>`, and the elements of `<head>` in order. */
function documentOf(pathname: string) {
  const attributes = {};
  const head: ReactNode[] = [];
  onRenderBody({
    pathname,
    setHtmlAttributes: (added: object) => Object.assign(attributes, added),
    setHeadComponents: (added: ReactNode[]) => head.push(...added),
  } as unknown as RenderBodyArgs);
  return { attributes, head: head.map((element) => renderToStaticMarkup(element)) };
}

describe('onRenderBody', () => {
  test('sets language and direction', () => {
    expect(documentOf('/').attributes).toEqual({ lang: 'en', dir: 'ltr' });
  });

  test('puts the inline script after the metas that it changes', () => {
    const { head } = documentOf('/');
    const script = head.findIndex((element) => element.endsWith(`>${firstScript}</script>`));
    const colors = head.filter((element) => element.startsWith('<meta name="theme-color"'));
    expect(colors).toHaveLength(2);
    expect(script).toBeGreaterThan(Math.max(...colors.map((color) => head.indexOf(color))));
  });

  test('puts the speculation rules before the inline script, which may remove them', () => {
    const { head } = documentOf('/');
    const script = head.findIndex((element) => element.endsWith(`>${firstScript}</script>`));
    const rules = head.findIndex((element) =>
      element.startsWith('<script type="speculationrules"'),
    );
    expect(rules).toBeGreaterThan(-1);
    expect(rules).toBeLessThan(script);
  });

  test.each(['light', 'dark'] as const)(
    'sets the theme color of the %s color scheme without a script',
    (scheme) => {
      const color = documentOf('/').head.find((element) =>
        element.includes(`media="(prefers-color-scheme: ${scheme})"`),
      );
      expect(color).toContain(`content="${THEME.colors[scheme]}"`);
    },
  );

  test.each([
    ['/404.html', true],
    ['/404', false],
    ['/', false],
    ['/blog', false],
  ])('adds the script that redirects unknown posts to %s: %s', (pathname, isAdded) => {
    expect(documentOf(pathname).head.includes(`<script>${unknownPostScript}</script>`)).toBe(
      isAdded,
    );
  });
});
