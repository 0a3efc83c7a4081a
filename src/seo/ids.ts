import { addressOf } from './address';

type Site = Pick<Queries.SiteFragment, 'siteUrl'>;

/** Names by which the parts of the structured data mean each other (JSON-LD, `@id`). */
export const idOf = {
  organization: ({ siteUrl }: Site) => addressOf(siteUrl, '/#organization'),
  webSite: ({ siteUrl }: Site) => addressOf(siteUrl, '/#website'),
  blog: ({ siteUrl }: Site) => addressOf(siteUrl, '/blog#blog'),
};
