import { addressOf } from '../../src/seo/address';
import type { Found } from './site-data';

/** Lets every robot in and shows it the sitemap (RFC 9309; sitemaps.org, "Sitemap:"). */
export const robots = ({ site }: Pick<Found, 'site'>): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${addressOf(site.siteUrl, '/sitemap.xml')}`, ''].join(
    '\n',
  );
