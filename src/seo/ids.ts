import { absoluteUrl } from '../lib/absolute-url';

type Site = Pick<Queries.SiteFragment, 'siteUrl'>;

/** Names by which the parts of the structured data mean each other (JSON-LD, `@id`). */
export const idOf = {
  organization: ({ siteUrl }: Site) => absoluteUrl(siteUrl, '/#organization'),
  webSite: ({ siteUrl }: Site) => absoluteUrl(siteUrl, '/#website'),
  blog: ({ siteUrl }: Site) => absoluteUrl(siteUrl, '/blog#blog'),
};
