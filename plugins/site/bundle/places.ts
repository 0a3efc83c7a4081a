import type { HTMLElement } from 'node-html-parser';
import { placeIn } from '../check/links';
import { pathOnSite } from '../model/site-url';
import { didYouMean, quote } from '../sentences';

/** The ids of a document, and its links to ids of this site's documents. */
export type Places = { ids: string[]; links: PlaceLink[] };

/** A link to an id: `#plans` is one of the same document, and has no page. */
type PlaceLink = { page?: string; id: string; written: string };

/** Finds the ids of a document, and the links of its elements and of its islands' props that have a fragment. */
export function placesOf(root: HTMLElement, strings: readonly string[]): Places {
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  const hrefs = root.querySelectorAll('a[href*="#"]').map(({ attrs }) => attrs.href ?? '');
  const inProps = strings.filter((text) => /^(?:\/|https:)\S*#/.test(text));
  const links = [...new Set([...hrefs, ...inProps])].flatMap((written) => linkTo(written) ?? []);
  return { ids, links };
}

/** What a link leads to; undefined for another site, for the top of a page, and for a state such as `#day=1`. */
function linkTo(written: string): PlaceLink | undefined {
  const [address = '', fragment = ''] = written.split(/#(.*)/s);
  const id = placeIn(fragment);
  if (id === undefined || id.includes('=')) return undefined;
  if (address === '') return { id, written };
  const path = pathOnSite(address.replace(/\?.*$/s, ''));
  return path === undefined ? undefined : { page: path.replace(/(?<=.)\/$/, ''), id, written };
}

/** A link to an id that its target lacks, with a message for its author. */
export type MissingPlace = { page: string; written: string; message: string };

/** Finds links to ids that their target doesn't have. Pages that aren't documents of the site have no known ids. */
export function findMissingPlaces(documents: ReadonlyMap<string, Places>): MissingPlace[] {
  const known = new Map([...documents].map(([page, { ids }]) => [page, new Set(ids)]));
  return [...documents].flatMap(([page, { links }]) =>
    links.flatMap(({ page: target = page, id, written }) => {
      const ids = known.get(target);
      if (!ids || ids.has(id)) return [];
      const hint = didYouMean(
        `#${id}`,
        [...ids].map((each) => `#${each}`),
      );
      const message = `${target} has no place ${quote(`#${id}`)}${hint || '; link to the page alone, or to an id that it has'}`;
      return { page, written, message };
    }),
  );
}
