import { join } from 'node:path';
import type { IRedirectRoute, RoutesManifest } from 'gatsby';
import { ResultCache } from '../build-cache';
import { pathPrefix } from '../model/site-url';
import { Bundle } from './bundle';
import { finishDocuments, pagesOf } from './documents';
import { kept, move } from './gatsby-output';
import * as hosting from './hosting';
import { writeListData } from './list-data';
import { serverFiles } from './server-files';

/** The folder of the scripts of islands in Gatsby's output, and the code of each by its name. */
type Islands = { folder: string; sources: Record<string, string> };

/**
 * Finishes the bundle with documents, the files that they refer to, headers and redirects, and puts it into `public`.
 * @returns a sentence for each thing in a document that isn't as expected; with one, `public` has no bundle
 */
export async function finishBundle(routes: RoutesManifest, islands: Islands): Promise<string[]> {
  const cache = new ResultCache(kept('documents'));
  const bundle = new Bundle(kept('bundle'), cache);
  await bundle.addFolder('static');
  const output = kept('gatsby');
  await bundle.addFolder(join(output, islands.folder), islands.folder);
  const problems = await finishDocuments(routes, output, bundle, cache, islands.sources);
  if (problems.length > 0) return problems;

  const prefix = pathPrefix();
  const redirects = routes
    .filter((route): route is IRedirectRoute => 'toPath' in route)
    .map((route) => ({ ...route, path: route.path.slice(prefix.length) }));
  for (const [from, html] of hosting.redirectDocuments(redirects))
    await bundle.writeDocument(from, html);
  const pages = pagesOf(routes).map(({ path }) => path);
  await writeListData(pages, output, bundle);
  await bundle.write('_redirects', hosting.redirectsFile(redirects, pages, prefix));
  await bundle.write('_headers', hosting.headersFile(prefix));
  for (const [name, text] of Object.entries(serverFiles(redirects, prefix)))
    await bundle.write(name, text);
  cache.prune();
  move(bundle.folder, 'public');
  return [];
}
