import { renameSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../links/list-files';

/** Gatsby's second copy of the 404 page. */
const DOUBLE = '404/index.html';

const IN_FOLDER = /(.)\/index\.html$/;

/**
 * Names every document after its route, `pricing.html` instead of `pricing/index.html`: all hosts
 * answer `/pricing` with it at once, where many would send a folder's visitor to `/pricing/` first.
 * @returns where each document was, by where it is now
 */
export function placeDocuments(bundle: string): Map<string, string> {
  rmSync(path.join(bundle, DOUBLE), { force: true });
  const places = new Map(
    listFiles(bundle)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file.replace(IN_FOLDER, '$1.html'), file] as const),
  );
  for (const [place, file] of places) {
    if (place !== file) renameSync(path.join(bundle, file), path.join(bundle, place));
  }
  for (const file of [DOUBLE, ...places.values()]) removeIfEmpty(bundle, path.dirname(file));
  return places;
}

function removeIfEmpty(bundle: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(path.join(bundle, folder));
  } catch {
    // Others' files are in it, or it has never been there.
  }
}
