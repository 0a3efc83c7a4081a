import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSbom } from './sbom';
import { hashOf } from '../lib/hash';

/** All that npm reads for a bill of materials. */
const READ = ['package.json', 'package-lock.json', 'build/bundle/sbom.ts'];

/**
 * The bill of materials, which takes two seconds of npm, from an earlier build if the same packages
 * were listed then.
 * @param folder where it is kept; an older one is forgotten
 */
export function cachedSbom(root: string, name: string, folder: string): string {
  const read = READ.map((file) => readFileSync(path.join(root, file)));
  const place = path.join(folder, hashOf(Buffer.concat(read)));
  if (existsSync(place)) return readFileSync(place, 'utf8');
  const text = makeSbom(root, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A build that is killed must not leave half of one under a name that is trusted.
  writeFileSync(`${place}.part`, text);
  renameSync(`${place}.part`, place);
  return text;
}
