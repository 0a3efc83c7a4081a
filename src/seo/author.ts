import type { Organization, Person } from 'schema-dts';
import { absoluteUrl } from '../lib/absolute-url';

/**
 * Who wrote a post: the team that bears the product's name is an organization, everyone else a
 * person. A post that names nobody has no author.
 * @param nobody what stands for an author who isn't named
 */
export function authorOf(
  name: string,
  site: Pick<Queries.SiteFragment, 'name' | 'siteUrl'>,
  nobody: string,
): Organization | Person | undefined {
  if (name === nobody) return undefined;
  if (name.toLowerCase().includes(site.name.toLowerCase())) {
    return { '@type': 'Organization', name, url: absoluteUrl(site.siteUrl, '/') };
  }
  return { '@type': 'Person', name };
}
