import { rmSync } from 'node:fs';
import path from 'node:path';
import { dropStaleCaches } from './workspace/gatsby-caches';
import { checkLinks } from './workspace/check-links';
import { checkSources } from './workspace/check-content';
import { runGatsby } from './workspace/run-gatsby';
import { removeLock, wasKilled, writeLock } from './workspace/lock';
import { makeBundle } from './bundle/make-bundle';
import { packageForGatsby } from './workspace/package-for-gatsby';
import { buildPaths, type BuildPaths } from './workspace/paths';
import { bringBack, copySources, takeSnapshot } from './workspace/sources';
import { mendSwap, swap } from './workspace/swap';

/**
 * Builds the site beside the bundle that is there, and puts it in that one's place when it is
 * complete. Throws a sentence when it can't; the bundle is then what it was.
 * @param root the project's folder
 */
export async function build(root: string, tell: (sentence: string) => void): Promise<void> {
  const paths = buildPaths(root);
  if (wasKilled(paths.lock)) {
    tell('The last build was killed: this one starts without its caches.');
    rmSync(paths.site, { recursive: true, force: true });
  }
  writeLock(paths.lock, [process.pid]);
  try {
    if (dropStaleCaches(root, paths)) {
      tell(
        'The caches are of another folder, configuration, Node or packages: this build does without.',
      );
    }
    mendSwap(paths);
    await buildSite(root, paths);
    tell(await makeBundle(root, paths));
    swap(paths);
  } finally {
    removeLock(paths.lock);
  }
}

async function buildSite(
  root: string,
  { site, lock, code, checked, links }: BuildPaths,
): Promise<void> {
  const gone = copySources(root, site, { 'package.json': packageForGatsby });
  // Gatsby copies what is in static/, and never takes it away again.
  for (const file of gone.filter((name) => name.startsWith('static/'))) {
    rmSync(path.join(site, 'public', file.slice('static/'.length)), { force: true });
  }
  await checkSources(site, checked);
  const before = takeSnapshot(site);
  await runGatsby(site, code, (id) => writeLock(lock, [process.pid, id]));
  bringBack(site, before, root);
  checkLinks(site, links);
}
