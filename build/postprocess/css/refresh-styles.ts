import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noCache, type Cache } from '../../lib/cache';
import { fileFingerprint } from '../../lib/hash';
import { listFiles } from '../../lib/list-files';
import type { TextFile } from '../../lib/hashed-file';
import { STYLESHEET_IN_DOCUMENT, stylesheetOf } from './used-styles';

/**
 * Puts the styles of the last compilation into every document that Gatsby wrote. Gatsby leaves a page
 * as it is when only the styles have changed, and so with those of an earlier build.
 * @param folder Gatsby's `public`
 * @param cache what earlier builds have read
 * @returns the stylesheet, and how many documents had an old one
 */
export function refreshStyles(
  folder: string,
  cache: Cache = noCache,
): { stylesheet: TextFile; refreshed: number } {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { assetsByChunkName } = JSON.parse(read('webpack.stats.json')) as {
    assetsByChunkName: { app: string[] };
  };
  const current = assetsByChunkName.app.find((file) => file.endsWith('.css'))!;
  const stylesheet = { address: `/${current}`, text: read(current) };
  const style =
    `<style data-href="${stylesheet.address}" data-identity="gatsby-global-css">` +
    `${stylesheet.text}</style>`;

  const addressIn = (file: string): string | null =>
    cache.getOrCompute(
      `stylesheet ${file} ${fileFingerprint(path.join(folder, file))}`,
      () => stylesheetOf(read(file))?.address ?? null,
    );
  const old = listFiles(folder).filter((file) => {
    const address = file.endsWith('.html') ? addressIn(file) : null;
    return address !== null && address !== stylesheet.address;
  });
  for (const file of old) {
    const html = read(file).replace(STYLESHEET_IN_DOCUMENT, () => style);
    writeFileSync(path.join(folder, file), html);
  }
  return { stylesheet, refreshed: old.length };
}
