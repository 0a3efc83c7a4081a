import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { collectInline } from '../../documents/collect';
import { withPolicy, withoutRouterStyles } from '../../documents/finish';
import { placeDocuments } from '../../documents/place';
import { headersFile } from '../../hosts/headers-file';
import { headerPolicy, metaPolicy } from '../../hosts/policy';
import { redirectsFile } from '../../hosts/redirects-file';
import { REDIRECTS } from '../../hosts/redirects';
import { listFiles } from '../../links/list-files';

type Pages = { allSitePage: { nodes: { path: string }[] } };

/**
 * Gives every document its place and its policy, and writes what hosts read. Nothing may change a
 * document after this: its scripts are known by their hashes.
 * @throws sentences about what no constant policy can allow
 */
export async function finishDocuments(
  bundle: string,
  graphql: CreatePagesArgs['graphql'],
): Promise<void> {
  const { data } = await graphql<Pages>('query Routes { allSitePage { nodes { path } } }');
  const routes = data!.allSitePage.nodes.map((page) => page.path).toSorted();

  const files = await placeDocuments(bundle, routes, listFiles('static'));
  const written = await readAll(bundle, files);
  const documents = new Map(
    [...written].map(([file, html]) => [file, withoutRouterStyles(html)] as const),
  );
  const inline = collectInline(documents);
  for (const [file, html] of documents) {
    const finished = withPolicy(html, metaPolicy(inline));
    // An unchanged file keeps its time, from which hosts make the ETag.
    if (finished !== written.get(file)) await writeFile(path.join(bundle, file), finished);
  }

  const all = listFiles(bundle).map((file) => `/${file}`);
  const pages = routes.filter((route) => !route.startsWith('/404'));
  await writeFile(path.join(bundle, '_headers'), headersFile(headerPolicy(inline), pages, all));
  await writeFile(path.join(bundle, '_redirects'), redirectsFile(REDIRECTS));
  // GitHub Pages leaves out what begins with an underscore, unless it finds this file.
  await writeFile(path.join(bundle, '.nojekyll'), '');
}

const readAll = async (bundle: string, files: string[]): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(bundle, file), 'utf8')] as const),
    ),
  );
