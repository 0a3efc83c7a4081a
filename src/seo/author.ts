import type { Organization, Person } from 'schema-dts';
import { addressOf } from './address';

/** What the schema says of a post whose author is not named. */
const NOBODY = 'Anonymous';

/**
 * Who wrote a post: the team that bears the product's name is an organization, everyone else a
 * person. A post that names nobody has no author.
 */
export function authorOf(
  name: string,
  site: Pick<Queries.SiteFragment, 'name' | 'siteUrl'>,
): Organization | Person | undefined {
  if (name === NOBODY) return undefined;
  if (name.toLowerCase().includes(site.name.toLowerCase())) {
    return { '@type': 'Organization', name, url: addressOf(site.siteUrl, '/') };
  }
  return { '@type': 'Person', name };
}
