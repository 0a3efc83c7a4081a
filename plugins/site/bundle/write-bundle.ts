import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { ISLANDS_FOLDER, LICENSES_FILE } from '../esbuild/island-files';
import { writeEditor } from '../editor';
import { isForReview } from '../model/publication';
import type { GatsbyRedirect } from '../model/redirects';
import { pathOf } from '../model/data-names';
import { pathPrefix } from '../model/site-url';
import { siteContent } from '../read/site-content';
import { ResultCache } from '../result-cache';
import { Bundle, forEachOf } from './bundle';
import { finishDocuments } from './documents';
import { hostFiles, redirectDocuments } from './hosts';
import { writeListData } from './list-data';
import { rss } from './rss';
import { drawSharePicture } from './share-picture';
import { querySiteData } from './site-data';
import { robotsTxt, sitemap } from './site-files';

/** The part of Gatsby's state that the bundle is made from. */
type State = { pages: Map<string, unknown>; redirects: GatsbyRedirect[] };

/**
 * Writes the folder for hosts.
 * @param islands the code of each island by its name
 * @returns the folder, and a sentence per problem of a document
 */
export async function writeBundle(
  graphql: BuildArgs['graphql'],
  state: State,
  islands: Record<string, string>,
): Promise<{ folder: string; problems: string[] }> {
  const cache = new ResultCache('bundle');
  const bundle = new Bundle('.cache/bundle', cache);
  rmSync(bundle.folder, { recursive: true, force: true });

  const { siteData, shares } = await querySiteData(graphql);
  // Without a sitemap, deploy/publish.sh refuses the bundle.
  if (!isForReview()) {
    await bundle.write('rss.xml', rss(siteData));
    await bundle.write('sitemap.xml', sitemap(siteData));
    await bundle.write('robots.txt', robotsTxt(siteData));
    const { value: site } = await siteContent().reader.dataFile('site');
    if (site?.editor) {
      await writeEditor('.cache/editor', pathPrefix(), site.editor);
      await bundle.addFolder('.cache/editor');
    }
  }
  const digestOf = ({ drawing }: (typeof shares)[number]) => drawing.picture.digest;
  const byPicture = shares.toSorted((one, other) => digestOf(one).localeCompare(digestOf(other)));
  await forEachOf(byPicture, async ({ address, drawing }) =>
    bundle.write(address, await cache.get([address], () => drawSharePicture(drawing))),
  );

  // The data that the page about the method links to.
  for (const name of ['foods', 'recipes', 'reference-intakes', 'nutrients'] as const)
    await bundle.copy(`tables/${name}.json`, pathOf(name));

  await bundle.addFolder('static');
  await bundle.addFolder(join('public', ISLANDS_FOLDER), ISLANDS_FOLDER);
  await bundle.copy(LICENSES_FILE, join('public', LICENSES_FILE));
  // Gatsby writes the page /404 a second time, as /404.html.
  const pages = [...state.pages.keys()].filter((page) => page !== '/404').toSorted();
  await writeListData(pages, 'public', bundle);
  const problems = await finishDocuments(pages, 'public', bundle, cache, islands);

  const prefix = pathPrefix();
  const redirects = state.redirects.map(({ fromPath, statusCode, ...others }) => ({
    ...others,
    path: fromPath.slice(prefix.length),
    status: statusCode,
  }));
  for (const [from, html] of redirectDocuments(redirects)) await bundle.writeDocument(from, html);
  for (const [name, text] of Object.entries(hostFiles({ redirects, pages, prefix })))
    await bundle.write(name, text);
  cache.prune();
  return { folder: bundle.folder, problems };
}
