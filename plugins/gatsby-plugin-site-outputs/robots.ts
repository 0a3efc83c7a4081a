import { absoluteUrl } from '../../src/lib/absolute-url';
import type { SiteData } from './site-data';

/** Lets every robot in and shows it the sitemap (RFC 9309; sitemaps.org, "Sitemap:"). */
export const robots = ({ site }: Pick<SiteData, 'site'>): string =>
  [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl(site.siteUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');
