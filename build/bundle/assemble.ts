import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyOutput } from '../postprocess/gatsby-output';
import { postprocess } from '../postprocess/postprocess';
import { headersFile } from '../hosting/headers-file';
import { headerPolicy } from '../hosting/policy';
import { REDIRECTS } from '../../src/redirects';
import { redirectsFile } from '../hosting/redirects-file';
import { listFiles } from '../lib/list-files';
import { findMachinePaths, machinePaths } from './machine-paths';
import { copyWithTime } from '../lib/link-or-copy';
import type { Cache } from '../lib/cache';
import type { NextBundle } from '../workspace/next-bundle';

/**
 * Makes a bundle of what Gatsby has built: the documents finished, the other files as they are, and
 * beside them what hosts read.
 * @param cache what earlier builds have read of documents
 */
export function assemble(site: GatsbyOutput, next: NextBundle, cache: Cache): void {
  const { paths, inline, replaced } = postprocess(site, next, cache);
  for (const file of site.files) {
    if (file.endsWith('.html') || replaced.has(file)) continue;
    const version = site.fileFingerprint(file);
    if (next.take(file, version)) continue;
    copyWithTime(path.join(site.folder, file), next.make(file, version));
  }

  const all = listFiles(next.folder).map((file) => `/${file}`);
  const routes = paths.map(routeOf).filter((route) => route !== '/404');
  next.write('_headers', headersFile(headerPolicy(inline), routes.toSorted(), all));
  next.write('_redirects', redirectsFile(REDIRECTS));
  // GitHub Pages leaves out what begins with an underscore, unless it finds this file.
  next.write('.nojekyll', '');
}

/** Those of a bundle's files that hold paths of the machine it was built on: each in a sentence. */
export function findMachinePathsInBundle(
  bundle: string,
  root: string,
  files = listFiles(bundle),
): string[] {
  const paths = machinePaths(root, readdirSync(root));
  return files.flatMap((file) =>
    findMachinePaths(readFileSync(path.join(bundle, file)), paths).map(
      (place) => `${file} holds ${place}, which is a path of this machine.`,
    ),
  );
}

const routeOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);
