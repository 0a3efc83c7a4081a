import { noCache, type Cache } from '../../build/lib/cache';
import type { Bundle } from './bundle';
import { readHtml, type ReadDocument } from './html';
import { readList } from './lists';

/** A page or a list of the site with everything that it refers to. */
export type ReadFile = ReadDocument & {
  file: string;
  /** The address at which visitors see the file. */
  page: string;
};

const LISTS = ['/rss.xml', '/feed.json', '/sitemap.xml', '/llms.txt'];

/**
 * Reads the references of every document, feed and sitemap of a bundle.
 * @param cache what earlier runs have read of documents
 */
export function readBundle(bundle: Bundle, cache: Cache = noCache): ReadFile[] {
  const readDocument = (file: string) =>
    cache.getOrCompute(`${file} ${bundle.versionOf(file)}`, () => readHtml(bundle.read(file)));
  const documents = [...bundle.files].filter((file) => file.endsWith('.html'));
  return [
    ...documents.map((file) => ({ file, page: pageOf(file), ...readDocument(file) })),
    ...LISTS.filter((file) => bundle.files.has(file)).map((file) => ({
      file,
      page: file,
      addresses: [...new Set(readList(file, bundle.read(file)))],
      anchors: [],
    })),
  ];
}

const pageOf = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/';
