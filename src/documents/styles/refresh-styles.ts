import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../links/list-files';
import { STYLESHEET_IN_DOCUMENT, stylesheetOf } from './used-styles';

/**
 * Puts the styles of the last compilation into every document that Gatsby wrote. Gatsby leaves a page
 * as it is when only the styles have changed, and so with those of an earlier build.
 * @param folder Gatsby's `public`
 * @returns how many documents had old ones
 */
export function refreshStyles(folder: string): number {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { assetsByChunkName } = JSON.parse(read('webpack.stats.json')) as {
    assetsByChunkName: { app: string[] };
  };
  const current = assetsByChunkName.app.find((file) => file.endsWith('.css'))!;
  const style =
    `<style data-href="/${current}" data-identity="gatsby-global-css">` +
    `${read(current)}</style>`;

  const old = listFiles(folder).filter(
    (file) => file.endsWith('.html') && isOld(stylesheetOf(read(file))?.address, `/${current}`),
  );
  for (const file of old) {
    const html = read(file).replace(STYLESHEET_IN_DOCUMENT, () => style);
    writeFileSync(path.join(folder, file), html);
  }
  return old.length;
}

const isOld = (address: string | undefined, current: string) =>
  address !== undefined && address !== current;
