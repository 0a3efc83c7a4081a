import type { Blog } from 'schema-dts';
import { addressOf } from './address';
import { idOf } from './ids';

/** The blog as a whole (schema.org/Blog). Its posts describe themselves, each on its own page. */
export const blog = (site: Queries.SiteFragment, page: Queries.PageHeadFragment): Blog => ({
  '@type': 'Blog',
  '@id': idOf.blog(site),
  name: `${site.name} ${page.name}`,
  description: page.description,
  url: addressOf(site.siteUrl, page.path),
  inLanguage: site.language,
  publisher: { '@id': idOf.organization(site) },
});
