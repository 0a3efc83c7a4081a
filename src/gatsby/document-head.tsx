import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import type { RenderBodyArgs } from 'gatsby';
import site from '../../content/data/site.json';
import { unknownPostScript } from '../sections/not-found/unknown-post';
import { THEME } from '../theme/constants';
import { preHydrationScript } from '../theme/pre-hydration-script';
import { defaultPolicyScript } from '../trusted-types/default-policy';

const preload = (font: string) => (
  <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
);

const script = (key: string, text: string) => (
  <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
);

const themeColor = (scheme: 'light' | 'dark') => (
  <meta
    key={`theme-color-${scheme}`}
    name="theme-color"
    media={`(prefers-color-scheme: ${scheme})`}
    content={THEME.colors[scheme]}
  />
);

/** Writes what every document's head starts with; the theme's script comes after what it changes. */
export function onRenderBody(args: RenderBodyArgs): void {
  const { pathname, setHtmlAttributes, setHeadComponents } = args;
  setHtmlAttributes({ lang: site.language, dir: site.direction });
  if (pathname === '/404.html') setHeadComponents([script('unknown-post', unknownPostScript)]);
  setHeadComponents([
    themeColor('light'),
    themeColor('dark'),
    script('trusted-types', defaultPolicyScript),
    script('theme', preHydrationScript),
    preload(bodyFont),
    preload(displayFont),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  ]);
}
