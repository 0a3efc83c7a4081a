import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../../lib/absolute-url';

type Site = Pick<Queries.SiteFragment, 'siteUrl' | 'home'>;
type Page = { name: string; path: string };

/**
 * The path from the home page to a page (schema.org/BreadcrumbList).
 * @param pages the pages below the home page; the current page is the last one
 */
export const breadcrumbs = ({ siteUrl, home }: Site, ...pages: Page[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: home, path: '/' }, ...pages].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(siteUrl, path),
  })),
});
