import type { Blog } from 'schema-dts';
import { absoluteUrl } from '../../lib/absolute-url';
import { idOf } from './ids';

/** The blog as a whole (schema.org/Blog). Each post is described on its own page. */
export const blog = (site: Queries.SiteFragment, page: Queries.PageHeadFragment): Blog => ({
  '@type': 'Blog',
  '@id': idOf.blog(site),
  name: `${site.name} ${page.name}`,
  description: page.description,
  url: absoluteUrl(site.siteUrl, page.path),
  inLanguage: site.language,
  publisher: { '@id': idOf.organization(site) },
});
