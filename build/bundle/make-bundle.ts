import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REDIRECTS_FILE, type CreatedRedirect } from '../../gatsby/on-post-build';
import { REDIRECTS, type Redirect } from '../../src/redirects';
import { headersFile } from '../hosting/headers-file';
import { headerPolicy } from '../hosting/policy';
import { redirectsFile } from '../hosting/redirects-file';
import { openCache, type Cache } from '../lib/cache';
import { fileFingerprint, hashOf } from '../lib/hash';
import { copyWithTime } from '../lib/link-or-copy';
import { listFiles } from '../lib/list-files';
import { formatManifest, MANIFEST, readManifest } from '../lib/manifest';
import { fileOf, isDocument, NOT_FOUND, routeOf } from '../lib/site-files';
import { refreshStyles } from '../postprocess/css/refresh-styles';
import { openGatsbyOutput, type GatsbyOutput } from '../postprocess/gatsby-output';
import { postprocess } from '../postprocess/postprocess';
import type { BuildPaths } from '../workspace/paths';
import { openStagedBundle, type StagedBundle } from '../workspace/staged-bundle';
import { findMachinePathsInBundle } from './machine-paths';
import { precompress } from './precompress';
import { findHashedReferences, selectReachableFiles } from './reachable-files';
import { redirectPage } from './redirect-page';
import { cachedSbom, SBOM } from './sbom';

/**
 * Makes the new bundle from what Gatsby has built, with its manifest and its bill of materials.
 * @param root the project's folder
 * @param inputHash the hash of the code that builds the site
 * @returns a sentence with the numbers of files
 * @throws if a file contains a path of this machine, or a document has code that the policy forbids
 */
export async function makeBundle(
  root: string,
  paths: BuildPaths,
  inputHash: string,
): Promise<string> {
  // In a moved project no file is reused: none has been searched for the new folder's path.
  const hash = hashOf(root + inputHash);
  const cache = openCache(paths.postprocessCache, hash);
  const staged = openStagedBundle(paths, hash);
  const renamed = readRenamedPosts(path.join(paths.site, REDIRECTS_FILE));
  stageFiles(openSite(path.join(paths.site, 'public'), cache), staged, cache, renamed);
  const created = listFiles(staged.folder).filter((file) => !staged.reused.has(file));
  const leaks = findMachinePathsInBundle(staged.folder, root, created);
  if (leaks.length > 0) throw new Error(leaks.join('\n'));

  const originals = readManifest(staged.folder, staged.reused);
  const { compressed, known } = await precompress(staged, originals, paths.compressedCache);
  const manifest = readManifest(staged.folder, new Map([...originals, ...staged.reused]));
  rmSync(paths.stagingInfo, { recursive: true, force: true });
  mkdirSync(paths.stagingInfo);
  writeFileSync(path.join(paths.stagingInfo, MANIFEST), formatManifest(manifest));
  writeFileSync(path.join(paths.stagingInfo, SBOM), cachedSbom(root, paths.sbomCache));
  staged.save();
  cache.save();
  return (
    `The bundle has ${manifest.size} files. ${staged.reused.size} are unchanged, ` +
    `${compressed} were compressed now, and ${known} compressed files were known.`
  );
}

/** The permanent redirects that were created during Gatsby's build: those of renamed posts. */
const readRenamedPosts = (file: string): Redirect[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as CreatedRedirect[])
    .filter(({ statusCode }) => statusCode === 301)
    .map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath, status: 301 }));

/** Opens what Gatsby has built, without the files that visitors don't need. */
function openSite(folder: string, cache: Cache): GatsbyOutput {
  const { stylesheet } = refreshStyles(folder, cache);
  const references = (file: string) =>
    cache.getOrCompute(`references ${file} ${fileFingerprint(path.join(folder, file))}`, () =>
      findHashedReferences(readFileSync(path.join(folder, file), 'utf8')),
    );
  return openGatsbyOutput(folder, selectReachableFiles(listFiles(folder), references), stylesheet);
}

/**
 * Puts what Gatsby has built into a bundle: the postprocessed documents, the other files as they are,
 * and the files that hosts read.
 * @param cache what earlier builds have read from documents
 * @param renamed the redirects of renamed posts
 */
export function stageFiles(
  site: GatsbyOutput,
  staged: StagedBundle,
  cache: Cache,
  renamed: readonly Redirect[] = [],
): void {
  const { paths, inline, replaced } = postprocess(site, staged, cache);
  for (const file of site.files) {
    if (isDocument(file) || replaced.has(file)) continue;
    const version = site.fileFingerprint(file);
    if (staged.reuse(file, version)) continue;
    copyWithTime(path.join(site.folder, file), staged.create(file, version));
  }
  for (const { from, to } of renamed) {
    const target = readFileSync(path.join(staged.folder, fileOf(to)), 'utf8');
    staged.write(fileOf(from), redirectPage(target, to));
  }

  const all = listFiles(staged.folder).map((file) => `/${file}`);
  const routes = paths.filter((file) => file !== NOT_FOUND).map(routeOf);
  staged.write('_headers', headersFile(headerPolicy(inline), routes.toSorted(), all));
  staged.write('_redirects', redirectsFile([...renamed, ...REDIRECTS]));
  // Without this file, GitHub Pages leaves out what begins with an underscore.
  staged.write('.nojekyll', '');
}
