import { absoluteUrl } from '../../lib/absolute-url';
import { PATHS } from '../../lib/paths';

type Site = Pick<Queries.SiteFragment, 'siteUrl'>;

/** The `@id`s by which things refer to each other (JSON-LD). */
export const idOf = {
  organization: ({ siteUrl }: Site) => absoluteUrl(siteUrl, '/#organization'),
  webSite: ({ siteUrl }: Site) => absoluteUrl(siteUrl, '/#website'),
  blog: ({ siteUrl }: Site) => absoluteUrl(siteUrl, `${PATHS.blog}#blog`),
};
