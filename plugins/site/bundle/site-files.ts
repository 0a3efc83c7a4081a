// Files about the site for crawlers and devices.
import { absoluteUrl } from '../../../src/lib/absolute-url';
import { THEME_COLORS } from '../../../src/theme/constants';
import { inFolder } from '../model/site-url';
import { xml } from './markup';
import { formatDate, type SiteData } from './site-data';

/** Writes `sitemap.xml` (sitemaps.org, 0.9). Only posts have a `lastmod`: other dates would be invented. */
export function sitemap({ site, posts, sitePages }: SiteData): string {
  const day = (date: string | null) =>
    formatDate(date, (valid) => valid.toISOString().slice(0, 10));
  const modified = new Map(posts.map((post) => [post.path, day(post.updated ?? post.date)]));
  const url = sitePages
    .filter(({ path }) => !path.startsWith('/404'))
    .map(({ path }) => ({ loc: absoluteUrl(site.siteUrl, path), lastmod: modified.get(path) }));
  return xml({ urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url } });
}

/** Writes `robots.txt` (RFC 9309), which allows everything and names the sitemap. */
export const robotsTxt = ({ site }: SiteData): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site.siteUrl, '/sitemap.xml')}\n`;

/** Writes the web manifest (W3C Web App Manifest). */
export function webManifest({ site }: SiteData): string {
  const { name, description, language: lang, direction: dir } = site;
  const icons = [
    { src: inFolder('/icon-192.png'), sizes: '192x192', type: 'image/png' },
    { src: inFolder('/icon-512.png'), sizes: '512x512', type: 'image/png' },
    {
      src: inFolder('/icon-maskable-512.png'),
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ];
  const page = { start_url: inFolder('/'), display: 'browser' };
  const colors = { background_color: THEME_COLORS.light, theme_color: THEME_COLORS.light };
  const manifest = { name, short_name: name, description, lang, dir, ...page, ...colors, icons };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
