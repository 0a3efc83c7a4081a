import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noCache, type Cache } from '../../build/lib/cache';
import { fileFingerprint } from '../../build/lib/hash';
import { listFiles } from '../../build/lib/list-files';
import { candidateFiles, isDocument, routeOf } from '../../build/lib/site-files';
import { readHtml, type References } from './html';
import { readList } from './lists';

/** A built site: the bundle, or what Gatsby has built. */
export type Bundle = {
  /** Paths from the site's folder. */
  files: ReadonlySet<string>;
  read(file: string): string;
  /** Changes when the file does. */
  fingerprint(file: string): string;
};

/** Opens the folder of a built site. */
export const openBundle = (folder: string): Bundle => ({
  files: new Set(listFiles(folder)),
  read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  fingerprint: (file) => fileFingerprint(path.join(folder, file)),
});

/** The file that a host answers an address with: `pricing.html` for `/pricing`. */
export const fileAt = ({ files }: Bundle, address: string): string | undefined =>
  candidateFiles(address).find((file) => files.has(file));

/** A document, a feed or a sitemap, with everything that it refers to. */
export type ReferringFile = References & {
  file: string;
  /** The address at which visitors see the file. */
  address: string;
};

const LISTS = ['rss.xml', 'feed.json', 'sitemap.xml', 'llms.txt'];

/**
 * Reads the references of every document, feed and sitemap of a built site.
 * @param cache what earlier runs have read from documents
 */
export function readReferences(bundle: Bundle, cache: Cache = noCache): ReferringFile[] {
  const readDocument = (file: string) =>
    cache.getOrCompute(`${file} ${bundle.fingerprint(file)}`, () => readHtml(bundle.read(file)));
  return [
    ...[...bundle.files]
      .filter(isDocument)
      .map((file) => ({ file, address: routeOf(file), ...readDocument(file) })),
    ...LISTS.filter((file) => bundle.files.has(file)).map((file) => ({
      file,
      address: `/${file}`,
      links: [...new Set(readList(file, bundle.read(file)))],
      anchors: [],
    })),
  ];
}
