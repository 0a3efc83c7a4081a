import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noCache, type Cache } from '../../lib/cache';
import { fileFingerprint } from '../../lib/hash';
import type { TextFile } from '../../lib/hashed-file';
import { listFiles } from '../../lib/list-files';
import {
  isGatsbyDocument,
  MARKERS,
  readStylesheet,
  replaceStylesheet,
  stylesheetElement,
  stylesheetFile,
} from '../gatsby-markup';

/**
 * Writes the current stylesheet into every document. Gatsby does not render a page again when only
 * the styles have changed, so the document still has those of an earlier build.
 * @param folder Gatsby's `public`
 * @param cache the stylesheets' addresses that earlier builds have read
 * @returns the stylesheet, and the number of documents that had another one
 * @throws if Gatsby has not written the stylesheet
 */
export function refreshStyles(
  folder: string,
  cache: Cache = noCache,
): { stylesheet: TextFile; refreshed: number } {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  if (!existsSync(path.join(folder, MARKERS.stats))) {
    throw new Error(
      `${MARKERS.stats} is missing in Gatsby's public folder: Gatsby ended before it was done.`,
    );
  }
  const current = stylesheetFile(read(MARKERS.stats));
  const stylesheet = { address: `/${current}`, text: read(current) };

  const addressIn = (file: string): string | null => {
    const html = read(file);
    return isGatsbyDocument(html) ? readStylesheet(html, file).address : null;
  };
  const outdated = listFiles(folder).filter((file) => {
    if (!file.endsWith('.html')) return false;
    const key = `stylesheet ${file} ${fileFingerprint(path.join(folder, file))}`;
    const address = cache.getOrCompute(key, () => addressIn(file));
    return address !== null && address !== stylesheet.address;
  });
  for (const file of outdated) {
    const html = replaceStylesheet(read(file), file, stylesheetElement(stylesheet));
    writeFileSync(path.join(folder, file), html);
  }
  return { stylesheet, refreshed: outdated.length };
}
