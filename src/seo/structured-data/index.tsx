import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { absoluteUrl } from '../../lib/paths';

/** Schema.org things as a JSON-LD block. */
export const StructuredData = ({ things }: { things: readonly Thing[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(things) }} />
);

/**
 * Serializes things as one JSON-LD graph. It escapes `<`, so that no string closes the script element, and `&`, because
 * Gatsby decodes entities in the scripts of `Head`.
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
}

type SiteUrl = Pick<Queries.SiteFragment, 'siteUrl'>;

/** The `@id`s with which things refer to each other. */
const idOf = {
  organization: ({ siteUrl }: SiteUrl) => absoluteUrl(siteUrl, '/#organization'),
  webSite: ({ siteUrl }: SiteUrl) => absoluteUrl(siteUrl, '/#website'),
};

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

/** The path from the home page down to the current page, the last one (schema.org/BreadcrumbList). */
export const breadcrumbs = (
  { siteUrl, home }: Pick<Queries.SiteFragment, 'siteUrl' | 'home'>,
  ...pages: { name: string; path: string }[]
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: home, path: '/' }, ...pages].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(siteUrl, path),
  })),
});
