import type { RenderBodyArgs } from 'gatsby';
import site from '../content/data/site.json';
import { unknownPostScript } from '../src/inline-scripts/unknown-post';
import { THEME } from '../src/theme/constants';
import { speculationRules } from '../src/inline-scripts/speculation-rules';
import { FIRST_SCRIPT_MARK, firstScript } from '../src/inline-scripts/first-script';

const script = (key: string, text: string, attributes = {}) => (
  <script key={key} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
);

const themeColor = (scheme: 'light' | 'dark') => (
  <meta
    key={`theme-color-${scheme}`}
    name="theme-color"
    media={`(prefers-color-scheme: ${scheme})`}
    content={THEME.colors[scheme]}
  />
);

/**
 * Sets the attributes of `<html>` and the first elements of `<head>`. The inline script comes after the
 * metas that it changes.
 */
export function onRenderBody(args: RenderBodyArgs): void {
  const { pathname, setHtmlAttributes, setHeadComponents } = args;
  setHtmlAttributes({ lang: site.language, dir: site.direction });
  if (pathname === '/404.html') setHeadComponents([script('unknown-post', unknownPostScript)]);
  setHeadComponents([
    themeColor('light'),
    themeColor('dark'),
    // Before the first script, which removes it for visitors who save data.
    script('speculation-rules', JSON.stringify(speculationRules), { type: 'speculationrules' }),
    script('first', firstScript, { [FIRST_SCRIPT_MARK]: '' }),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  ]);
}
