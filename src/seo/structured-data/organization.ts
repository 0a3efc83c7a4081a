import type { Organization, WebSite } from 'schema-dts';
import { absoluteUrl } from '../../lib/absolute-url';
import { idOf } from './ids';

/** The company behind the site (schema.org/Organization). */
export const organization = (site: Queries.SiteFragment): Organization => ({
  '@type': 'Organization',
  '@id': idOf.organization(site),
  name: site.name,
  description: site.description,
  url: absoluteUrl(site.siteUrl, '/'),
  logo: absoluteUrl(site.siteUrl, '/icon-512.png'),
  sameAs: site.social.map(({ url }) => url),
});

/** The site (schema.org/WebSite). It has no search, hence no SearchAction. */
export const webSite = (site: Queries.SiteFragment): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf.webSite(site),
  name: site.name,
  description: site.description,
  url: absoluteUrl(site.siteUrl, '/'),
  inLanguage: site.language,
  publisher: { '@id': idOf.organization(site) },
});
