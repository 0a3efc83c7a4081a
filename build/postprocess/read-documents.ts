import type { Cache } from '../lib/cache';
import type { BuiltSite } from './built-site';
import { gatsbyPage, type GatsbyPage } from './gatsby-page';
import { placeDocuments } from './place';
import { listNames, type NameLists } from './css/used-names';
import { stylesheetOf } from './css/used-styles';

/** A document as Gatsby built it. */
export type BuiltDocument = {
  /** Its file in what Gatsby built. */
  file: string;
  /** Its place in the bundle. */
  place: string;
  /** Which version of it this is. */
  version: string;
  /** Which page it is; null if it isn't Gatsby's. */
  page: GatsbyPage | null;
  /** What its styles may name; null if it hasn't got the site's. */
  names: NameLists | null;
};

/**
 * Reads what has to be known of every document before one can be finished.
 * @param cache what earlier builds have read
 */
export function readDocuments(site: BuiltSite, cache: Cache): BuiltDocument[] {
  return [...placeDocuments(site.files)].map(([place, file]) => {
    const version = `${file} ${site.fileFingerprint(file)}`;
    const page = cache.getOrCompute(`page ${version}`, () =>
      gatsbyPage(site.read(file), (address) => site.read(address.slice(1))),
    );
    const names = cache.getOrCompute(`names ${version}`, () => namesOf(site.read(file)));
    return { file, place, version, page, names };
  });
}

function namesOf(html: string): NameLists | null {
  const stylesheet = stylesheetOf(html);
  return stylesheet ? listNames(html.replace(stylesheet.text, () => '')) : null;
}
