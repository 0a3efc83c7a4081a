import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IAdapter, IRedirectRoute } from 'gatsby';
import { Bundle } from '../plugins/gatsby-plugin-site-outputs/bundle';
import { finishDocuments, pagesOf } from '../plugins/gatsby-plugin-site-outputs/documents';
import {
  kept,
  move,
  restoreOutput,
  startAnewAfterOtherCode,
} from '../plugins/gatsby-plugin-site-outputs/gatsby-output';
import { ISLANDS_FOLDER, islandSources } from './browser-scripts';
import * as hosting from '../plugins/gatsby-plugin-site-outputs/hosting';
import { ResultCache } from '../plugins/gatsby-source-site-content/build-cache';

/** Keeps Gatsby's output for the next build, and finishes the bundle that `onPostBuild` has started. */
export const adapter: IAdapter = {
  name: 'site-bundle',
  cache: {
    restore() {
      startAnewAfterOtherCode();
      return restoreOutput();
    },
    store: () => move('public', kept('gatsby')),
  },
  async adapt({ routesManifest, reporter }) {
    const cache = new ResultCache(kept('documents'));
    const bundle = new Bundle(kept('bundle'), cache);
    await bundle.addFolder('static');
    await bundle.addFolder(join(kept('gatsby'), ISLANDS_FOLDER), ISLANDS_FOLDER);
    const sources = islandSources();
    const problems = await finishDocuments(routesManifest, kept('gatsby'), bundle, cache, sources);
    if (problems.length > 0) reporter.panic(problems.join('\n'));

    const redirects = routesManifest.filter((route): route is IRedirectRoute => 'toPath' in route);
    for (const [from, html] of hosting.redirectDocuments(redirects))
      await bundle.writeDocument(from, html);
    const pages = pagesOf(routesManifest).map(({ path }) => path);
    await bundle.write('_redirects', hosting.redirectsFile(redirects, pages));
    await bundle.write('_headers', hosting.headersFile(readdirSync(bundle.folder)));
    cache.prune();
    move(bundle.folder, 'public');
  },
};
