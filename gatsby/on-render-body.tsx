import type { RenderBodyArgs } from 'gatsby';
import site from '../content/data/site.json';
import { minify_sync as minify } from 'terser';
import { FONTS_MARK } from '../src/browser/fonts';
import { inlineScript } from '../src/browser/inline-script';
import { speculationRules } from '../src/browser/links';
import { unknownPostScript } from '../src/browser/unknown-post';
import { fallbackFonts, webFonts } from '../src/styles/web-fonts';
import { THEME } from '../src/theme/constants';

const script = (key: string, text: string, attributes = {}) => (
  <script key={key} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
);

/** Without comments and long names: it is part of every document. */
const minified = minify(inlineScript).code ?? inlineScript;

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
 * elements that it changes or removes.
 */
export function onRenderBody(args: RenderBodyArgs): void {
  const { pathname, setHtmlAttributes, setHeadComponents } = args;
  setHtmlAttributes({ lang: site.language, dir: site.direction });
  if (pathname === '/404.html') setHeadComponents([script('unknown-post', unknownPostScript)]);
  setHeadComponents([
    themeColor('light'),
    themeColor('dark'),
    <style key="fallback-fonts" dangerouslySetInnerHTML={{ __html: fallbackFonts }} />,
    <style
      key="fonts"
      {...{ [FONTS_MARK]: '' }}
      media="(scripting: none)"
      dangerouslySetInnerHTML={{ __html: webFonts }}
    />,
    script('speculation-rules', JSON.stringify(speculationRules), { type: 'speculationrules' }),
    script('inline', minified),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  ]);
}
