import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../lib/absolute-url';

type Site = Pick<Queries.SiteFragment, 'siteUrl' | 'home'>;
type Step = { name: string; path: string };

/**
 * The way from the home page to a page (schema.org/BreadcrumbList).
 * @param steps the pages below the home page, this one last
 */
export const breadcrumbs = ({ siteUrl, home }: Site, ...steps: Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: home, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(siteUrl, path),
  })),
});
