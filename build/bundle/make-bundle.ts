import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openGatsbyOutput, type GatsbyOutput } from '../postprocess/gatsby-output';
import { refreshStyles } from '../postprocess/css/refresh-styles';
import { listFiles } from '../lib/list-files';
import { assemble, findMachinePathsInBundle } from './assemble';
import { formatManifest, MANIFEST, readManifest } from '../lib/manifest';
import { inputHash, openCache, type Cache } from '../lib/cache';
import { findHashedReferences } from './hashed-references';
import { openNextBundle } from '../workspace/next-bundle';
import type { BuildPaths } from '../workspace/paths';
import { precompress } from './precompress';
import { cachedSbom } from './recall-sbom';
import { SBOM } from './sbom';
import { selectReachableFiles } from './reachable-files';
import { hashOf } from '../lib/hash';
import { fileFingerprint } from '../lib/file-fingerprint';

/** What decides over a bundle besides its code and its content. */
const SETTINGS = ['package.json', 'gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Makes the next bundle of what Gatsby has built, with all that tells of it.
 * @param root the project's folder
 * @returns a sentence about what was made, and what there was
 * @throws sentences about what mustn't ship
 */
export async function makeBundle(root: string, paths: BuildPaths): Promise<string> {
  const { nextInfo } = paths;
  // A file that was made elsewhere has not been searched for this folder's name.
  const makers = hashOf(root + inputHash(root, 'src', 'gatsby', 'plugins', 'build', ...SETTINGS));
  const cache = openCache(paths.read, makers);
  const next = openNextBundle(paths, makers);
  assemble(openSite(path.join(paths.site, 'public'), cache), next, cache);
  const made = listFiles(next.folder).filter((file) => !next.taken.has(file));
  const leaks = findMachinePathsInBundle(next.folder, root, made);
  if (leaks.length > 0) throw new Error(leaks.join('\n'));

  const originals = readManifest(next.folder, next.taken);
  const forms = await precompress(next, originals, paths.compressed);
  const manifest = readManifest(next.folder, new Map([...originals, ...next.taken]));
  const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  rmSync(nextInfo, { recursive: true, force: true });
  mkdirSync(nextInfo);
  writeFileSync(path.join(nextInfo, MANIFEST), formatManifest(manifest));
  writeFileSync(path.join(nextInfo, SBOM), cachedSbom(root, project.name, paths.sboms));
  next.save();
  cache.save();
  return (
    `The bundle has ${manifest.size} files, of which ${next.taken.size} are those of the last one; ` +
    `${forms.made} were compressed, ${forms.kept} had been before.`
  );
}

function openSite(folder: string, cache: Cache): GatsbyOutput {
  const { stylesheet } = refreshStyles(folder, cache);
  const mentions = (file: string) =>
    cache.getOrCompute(`mentions ${file} ${fileFingerprint(path.join(folder, file))}`, () =>
      findHashedReferences(readFileSync(path.join(folder, file), 'utf8')),
    );
  return openGatsbyOutput(folder, selectReachableFiles(listFiles(folder), mentions), stylesheet);
}
