import type { Cache } from '../lib/cache';
import { listNames, type NameLists } from './css/selector-names';
import { readPage, replaceStylesheet, type GatsbyPage } from './gatsby-markup';
import type { GatsbyOutput } from './gatsby-output';
import { outputPaths } from './output-paths';

/** A document that Gatsby rendered, and what a selector can match in it. */
export type DocumentPage = GatsbyPage & { names: NameLists };

/** A document as Gatsby built it. */
export type SourceDocument = {
  /** Its file in Gatsby's output. */
  file: string;
  /** Its path in the bundle. */
  outputPath: string;
  /** Identifies the version of the file. */
  version: string;
  /** The page that it shows; null if Gatsby did not render it. */
  page: DocumentPage | null;
};

/**
 * Reads what must be known about all documents before one of them can be written.
 * @param cache the pages that earlier builds have read
 */
export function readDocuments(output: GatsbyOutput, cache: Cache): SourceDocument[] {
  return [...outputPaths(output.files)].map(([outputPath, file]) => {
    const version = `${file} ${output.fileFingerprint(file)}`;
    const page = cache.getOrCompute(`page ${version}`, () => readDocumentPage(output, file));
    return { file, outputPath, version, page };
  });
}

function readDocumentPage(output: GatsbyOutput, file: string): DocumentPage | null {
  const html = output.read(file);
  const page = readPage(html, file, (address) => output.read(address.slice(1)));
  return page && { ...page, names: listNames(replaceStylesheet(html, file, '')) };
}
