import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeBundle } from './bundle/make-bundle';
import { openCache, type Cache } from './lib/cache';
import { inputHash } from './lib/hash';
import { dropStaleCaches } from './workspace/gatsby-caches';
import { removeLock, takeLock, writeLock } from './workspace/lock';
import { packageForGatsby } from './workspace/package-for-gatsby';
import { buildPaths, type BuildPaths } from './workspace/paths';
import { runGatsby } from './workspace/run-gatsby';
import { copyChangesBack, copySources, takeSnapshot } from './workspace/sources';
import { swap, undoInterruptedSwap } from './workspace/swap';

/**
 * Checks a copy of the sources, or what Gatsby has built from them.
 * @param site the folder of the copy; Gatsby's output is in its `public`
 * @param cache what the check has read in earlier builds
 * @throws an error that lists all problems
 */
export type Check = (site: string, cache: Cache) => void | Promise<void>;

export type BuildOptions = {
  /** Checks the content before Gatsby runs, which then doesn't check it again. */
  checkContent: Check;
  /** Checks the links of the built site. */
  checkLinks: Check;
  /** Prints a sentence about the course of the build. */
  log(sentence: string): void;
};

/**
 * Builds the site beside the bundle in service, and replaces that bundle once the new one is complete.
 * @param root the project's folder
 * @throws if anything fails; the bundle in service is then unchanged
 */
export async function build(root: string, options: BuildOptions): Promise<void> {
  const paths = buildPaths(root);
  if (takeLock(paths.lock)) {
    options.log('The last build was killed, so this one starts without caches of Gatsby.');
    rmSync(paths.site, { recursive: true, force: true });
  }
  try {
    if (dropStaleCaches(root, paths)) {
      options.log(
        'Gatsby’s caches were made from other code, other packages or in another folder, so this build starts without them.',
      );
    }
    undoInterruptedSwap(paths);
    const hash = inputHash(root);
    await buildSite(root, paths, hash, options);
    options.log(await makeBundle(root, paths, hash));
    swap(paths);
  } finally {
    removeLock(paths.lock);
  }
}

async function buildSite(
  root: string,
  { site, lock, contentCache, linksCache, compileCache }: BuildPaths,
  hash: string,
  { checkContent, checkLinks }: BuildOptions,
): Promise<void> {
  const deleted = copySources(root, site, { 'package.json': packageForGatsby });
  // Gatsby copies the files of static/, but never deletes a copy.
  for (const file of deleted.filter((name) => name.startsWith('static/'))) {
    rmSync(path.join(site, 'public', file.slice('static/'.length)), { force: true });
  }
  await withCache(contentCache, hash, (cache) => checkContent(site, cache));
  const before = takeSnapshot(site);
  await runGatsby(site, compileCache, (id) => writeLock(lock, [process.pid, id]));
  copyChangesBack(site, before, root);
  await withCache(linksCache, hash, (cache) => checkLinks(site, cache));
}

/** Runs a check with a cache, which is saved even if the check throws. */
async function withCache(
  file: string,
  hash: string,
  check: (cache: Cache) => void | Promise<void>,
): Promise<void> {
  const cache = openCache(file, hash);
  try {
    await check(cache);
  } finally {
    cache.save();
  }
}
