import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../lib/list-files';

/**
 * The beginnings of absolute paths that would reveal the machine a project was built on.
 * @param entries the names in the project's folder
 */
export function machinePaths(root: string, entries: readonly string[]): string[] {
  // The project's own path may be as short as "/app", which a page may link to.
  const inside =
    root === path.parse(root).root ? [] : entries.map((entry) => path.join(root, entry));
  const home = homedir();
  const known = ['.npm', '.cache', '.config', '.nvm'].map((entry) => path.join(home, entry));
  return [...inside, ...known].map((place) => place + path.sep);
}

/** Selects the paths that a file contains, text or binary. */
export function findMachinePaths(bytes: Buffer, paths: readonly string[]): string[] {
  // The paths share a few parent folders. A file without those needs no further search.
  const parents = new Set(
    [...new Set(paths.map(parentOf))].filter((place) => bytes.includes(place)),
  );
  return paths.filter((place) => parents.has(parentOf(place)) && bytes.includes(place));
}

const parentOf = (place: string) => path.dirname(place) + path.sep;

/** Searches files of a bundle for paths of this machine. Returns a sentence for each path found. */
export function findMachinePathsInBundle(
  bundle: string,
  root: string,
  files = listFiles(bundle),
): string[] {
  const paths = machinePaths(root, readdirSync(root));
  return files.flatMap((file) =>
    findMachinePaths(readFileSync(path.join(bundle, file)), paths).map(
      (place) => `${file} contains ${place}, which is a path of this machine.`,
    ),
  );
}
