import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../links/list-files';

/** Gatsby's second copy of the 404 page. */
const DOUBLE = '404/index.html';

/**
 * Names every document after its route, `pricing.html` instead of `pricing/index.html`: all hosts
 * answer `/pricing` with it at once, where many would send a folder's visitor to `/pricing/` first.
 * Gatsby writes only what changed, so documents of an earlier build are kept if their page is.
 * @param routes the paths of all pages of this build
 * @param others files of the bundle that are no pages, such as a search engine's proof of ownership
 * @returns the documents
 */
export async function placeDocuments(
  bundle: string,
  routes: readonly string[],
  others: readonly string[] = [],
): Promise<string[]> {
  const documentsOf = (folder: string) =>
    listFiles(folder).filter((file) => file.endsWith('.html') && !others.includes(file));

  await rm(path.join(bundle, DOUBLE), { force: true });
  const written = documentsOf(bundle);
  for (const file of written.filter((name) => name.endsWith('/index.html'))) {
    const place = `${path.dirname(file)}.html`;
    await mkdir(path.dirname(path.join(bundle, place)), { recursive: true });
    await rename(path.join(bundle, file), path.join(bundle, place));
  }

  const wanted = new Set(routes.map(fileOf));
  const old = documentsOf(bundle).filter((file) => !wanted.has(file));
  await Promise.all(old.map((file) => rm(path.join(bundle, file))));
  await removeEmptyFolders(bundle, written);
  return documentsOf(bundle);
}

function fileOf(route: string): string {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route.slice(1) : `${route.replace(/^\/|\/$/g, '')}.html`;
}

async function removeEmptyFolders(bundle: string, files: string[]): Promise<void> {
  const folders = [DOUBLE, ...files].map((file) => path.dirname(file));
  for (const folder of [...new Set(folders)].filter((name) => name !== '.')) {
    await rmdir(path.join(bundle, folder)).catch(() => {
      // Others' files are in it, or it has never been there.
    });
  }
}
