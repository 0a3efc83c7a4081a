import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishBundle } from '../documents/finish-bundle';
import { refreshStyles } from '../documents/styles/refresh-styles';
import { assemble, tellLeaks } from './assemble';
import { checkLinks } from './check-links';
import { checkSources } from './check-sources';
import { runGatsby } from './gatsby';
import { removeLock, wasKilled, writeLock } from './lock';
import { formatManifest, MANIFEST, readManifest } from './manifest';
import { placesOf, type Places } from './places';
import { precompress } from './precompress';
import { recallSbom } from './recall-sbom';
import { SBOM } from './sbom';
import { bringBack, copySources, takeSnapshot } from './sources';
import { mendSwap, swap } from './swap';

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
  const { next, nextInfo } = places;
  refreshStyles(path.join(places.site, 'public'));
  assemble(path.join(places.site, 'public'), next);
  finishBundle(next, places.bundle);
  const leaks = tellLeaks(next, root);
  if (leaks.length > 0) throw new Error(leaks.join('\n'));

  const originals = readManifest(next);
  const { made, kept } = await precompress(next, originals, places.compressed);
  const manifest = readManifest(next, originals);
  const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  rmSync(nextInfo, { recursive: true, force: true });
  mkdirSync(nextInfo);
  writeFileSync(path.join(nextInfo, MANIFEST), formatManifest(manifest));
  writeFileSync(path.join(nextInfo, SBOM), recallSbom(root, project.name, places.sboms));
  return `The bundle has ${manifest.size} files; ${made} were compressed, ${kept} had been before.`;
}
