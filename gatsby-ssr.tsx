import type { RenderBodyArgs } from 'gatsby';
import site from './content/data/site.json';
import { PAGE_SCRIPT, WEB_FONTS } from './src/lib/page-ids';
import { HEAD_SCRIPT_FILE, PAGE_SCRIPT_FILE, withPrefix } from './src/lib/paths';
import { fallbackFonts, webFonts } from './src/styles/web-fonts';
import { THEME_COLORS } from './src/theme/constants';

export { wrapPageElement } from './src/components/site-layout/wrap-page-element';

const script = (key: string, text: string, attributes: { type?: string; id?: string } = {}) => (
  <script key={key} {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
);

/** Defined for a build (plugins/site/hooks/on-create-webpack-config.ts). */
const HEAD_CODE = process.env.HEAD_SCRIPT ?? '';
const PAGE_CODE = process.env.PAGE_SCRIPT ?? '';
const UNKNOWN_POST_SCRIPT = process.env.UNKNOWN_POST_SCRIPT ?? '';

/**
 * Links to other pages of this site, which unlike files have no dot in their paths. Links within the page, and links
 * that React answers as buttons, are left out.
 */
const PAGE_LINK = '[href^="/"]:not([href*="."], [aria-current="page"], [role="button"])';

/** Browsers prerender a page when its link is hovered or pressed, unless the visitor saves data or energy (HTML). */
const speculationRules = {
  prerender: [{ where: { selector_matches: PAGE_LINK }, eagerness: 'moderate' }],
};

/** The scripts of every document. In `gatsby develop` they are files, so that a reload shows a change. */
const headScript = HEAD_CODE ? (
  script('head', HEAD_CODE)
) : (
  <script key="head" src={HEAD_SCRIPT_FILE} />
);
const pageScript = PAGE_CODE ? (
  script('page', PAGE_CODE, { id: PAGE_SCRIPT })
) : (
  <script key="page" src={PAGE_SCRIPT_FILE} />
);

/** The settings of the analytics script; undefined if `site.json` has none. */
const { analytics }: { name: string; analytics?: Analytics } = site;

type Analytics = {
  script: string;
  endpoint: string;
  attributes?: { name: string; value: string }[];
};

/** The script that counts visits. `gatsby develop` has none, because its visitors are authors. */
const counter = analytics && process.env.BUILD_STAGE === 'build-html' && (
  <script
    key="analytics"
    defer
    src={analytics.script.startsWith('/') ? withPrefix(analytics.script) : analytics.script}
    data-endpoint={analytics.endpoint}
    {...Object.fromEntries(
      (analytics.attributes ?? []).map(({ name, value }) => [`data-${name}`, value]),
    )}
  />
);

const themeColor = (scheme: 'light' | 'dark') => (
  <meta
    key={`theme-color-${scheme}`}
    name="theme-color"
    media={`(prefers-color-scheme: ${scheme})`}
    content={THEME_COLORS[scheme]}
  />
);

/**
 * Sets the attributes of `<html>`, the first elements of `<head>`, and the last ones of `<body>`. The head script comes
 * after the elements that it changes.
 */
export function onRenderBody(args: RenderBodyArgs): void {
  const { pathname, setHtmlAttributes, setHeadComponents, setPostBodyComponents } = args;
  setHtmlAttributes({ lang: site.language, dir: site.direction });
  if (pathname === '/404.html') {
    setHeadComponents([script('unknown-post', UNKNOWN_POST_SCRIPT)]);
  }
  setHeadComponents([
    process.env.SITE_DRAFTS && <meta key="drafts" name="robots" content="noindex" />,
    themeColor('light'),
    themeColor('dark'),
    <style key="fallback-fonts" dangerouslySetInnerHTML={{ __html: fallbackFonts }} />,
    <style
      key="fonts"
      id={WEB_FONTS}
      // With JavaScript, the page script loads them.
      media="(scripting: none)"
      dangerouslySetInnerHTML={{ __html: webFonts }}
    />,
    headScript,
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href={withPrefix('/favicon.ico')} sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    counter,
  ]);
  setPostBodyComponents([
    pageScript,
    script('speculation-rules', JSON.stringify(speculationRules), { type: 'speculationrules' }),
  ]);
}
