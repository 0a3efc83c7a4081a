import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBuiltSite, type BuiltSite } from '../postprocess/built-site';
import { refreshStyles } from '../postprocess/css/refresh-styles';
import { listFiles } from '../lib/list-files';
import { assemble, tellLeaks } from './assemble';
import { formatManifest, MANIFEST, readManifest } from '../lib/manifest';
import { hashMakers, openMemory, type Memory } from '../lib/cache';
import { mentionsIn } from './hashed-references';
import { openNextBundle } from '../workspace/next-bundle';
import type { Places } from '../workspace/paths';
import { precompress } from './precompress';
import { recallSbom } from './recall-sbom';
import { SBOM } from './sbom';
import { chooseShipped } from './reachable-files';
import { hashOf } from '../lib/hash';
import { stampOf } from '../lib/file-fingerprint';

/** What decides over a bundle besides its code and its content. */
const SETTINGS = ['package.json', 'gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Makes the next bundle of what Gatsby has built, with all that tells of it.
 * @param root the project's folder
 * @returns a sentence about what was made, and what there was
 * @throws sentences about what mustn't ship
 */
export async function makeNext(root: string, places: Places): Promise<string> {
  const { nextInfo } = places;
  // A file that was made elsewhere has not been searched for this folder's name.
  const makers = hashOf(root + hashMakers(root, 'src', 'gatsby', 'plugins', 'build', ...SETTINGS));
  const memory = openMemory(places.read, makers);
  const next = openNextBundle(places, makers);
  assemble(openSite(path.join(places.site, 'public'), memory), next, memory);
  const made = listFiles(next.folder).filter((file) => !next.taken.has(file));
  const leaks = tellLeaks(next.folder, root, made);
  if (leaks.length > 0) throw new Error(leaks.join('\n'));

  const originals = readManifest(next.folder, next.taken);
  const forms = await precompress(next, originals, places.compressed);
  const manifest = readManifest(next.folder, new Map([...originals, ...next.taken]));
  const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  rmSync(nextInfo, { recursive: true, force: true });
  mkdirSync(nextInfo);
  writeFileSync(path.join(nextInfo, MANIFEST), formatManifest(manifest));
  writeFileSync(path.join(nextInfo, SBOM), recallSbom(root, project.name, places.sboms));
  next.save();
  memory.save();
  return (
    `The bundle has ${manifest.size} files, of which ${next.taken.size} are those of the last one; ` +
    `${forms.made} were compressed, ${forms.kept} had been before.`
  );
}

function openSite(folder: string, memory: Memory): BuiltSite {
  const { stylesheet } = refreshStyles(folder, memory);
  const mentions = (file: string) =>
    memory.recall(`mentions ${file} ${stampOf(path.join(folder, file))}`, () =>
      mentionsIn(readFileSync(path.join(folder, file), 'utf8')),
    );
  return openBuiltSite(folder, chooseShipped(listFiles(folder), mentions), stylesheet);
}
