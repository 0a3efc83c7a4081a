import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBuiltSite, type BuiltSite } from '../documents/built-site';
import { refreshStyles } from '../documents/styles/refresh-styles';
import { listFiles } from '../links/list-files';
import { assemble, tellLeaks } from './assemble';
import { checkLinks } from './check-links';
import { checkSources } from './check-sources';
import { runGatsby } from './gatsby';
import { removeLock, wasKilled, writeLock } from './lock';
import { formatManifest, MANIFEST, readManifest } from './manifest';
import { hashMakers, openMemory, type Memory } from './memory';
import { mentionsIn } from './mentions';
import { openNextBundle } from './next-bundle';
import { placesOf, type Places } from './places';
import { precompress } from './precompress';
import { recallSbom } from './recall-sbom';
import { SBOM } from './sbom';
import { chooseShipped } from './shipped';
import { bringBack, copySources, hashOf, takeSnapshot } from './sources';
import { stampOf } from './stamp';
import { mendSwap, swap } from './swap';

/** What decides over a bundle besides its code and its content. */
const SETTINGS = ['package.json', 'gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Builds the site beside the bundle that is there, and puts it in that one's place when it is
 * complete. Throws a sentence when it can't; the bundle is then what it was.
 * @param root the project's folder
 */
export async function build(root: string, tell: (sentence: string) => void): Promise<void> {
  const places = placesOf(root);
  if (wasKilled(places.lock)) {
    tell('The last build was killed: this one starts without its caches.');
    rmSync(places.site, { recursive: true, force: true });
  }
  writeLock(places.lock, [process.pid]);
  try {
    mendSwap(places);
    await buildSite(root, places);
    tell(await makeNext(root, places));
    swap(places);
  } finally {
    removeLock(places.lock);
  }
}

async function buildSite(root: string, { site, lock, checked, links }: Places): Promise<void> {
  const gone = copySources(root, site);
  // Gatsby copies what is in static/, and never takes it away again.
  for (const file of gone.filter((name) => name.startsWith('static/'))) {
    rmSync(path.join(site, 'public', file.slice('static/'.length)), { force: true });
  }
  await checkSources(site, checked);
  const before = takeSnapshot(site);
  await runGatsby(site, (id) => writeLock(lock, [process.pid, id]));
  bringBack(site, before, root);
  checkLinks(site, links);
}

async function makeNext(root: string, places: Places): Promise<string> {
  const { nextInfo } = places;
  // A file that was made elsewhere has not been searched for this folder's name.
  const makers = hashOf(root + hashMakers(root, 'src', ...SETTINGS));
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
