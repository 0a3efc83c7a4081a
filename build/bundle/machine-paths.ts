import { homedir } from 'node:os';
import path from 'node:path';

/** The beginnings of paths that tell of the machine a project was built on. */
export function machinePaths(root: string, entries: readonly string[]): string[] {
  // The folder alone may be as short as "/app", which a page may well link to.
  const inside =
    root === path.parse(root).root ? [] : entries.map((entry) => path.join(root, entry));
  const home = homedir();
  const known = ['.npm', '.cache', '.config', '.nvm'].map((entry) => path.join(home, entry));
  return [...inside, ...known].map((place) => place + path.sep);
}

/** Which of those paths a text or a binary file holds. */
export function findMachinePaths(bytes: Buffer, paths: readonly string[]): string[] {
  // They share a few beginnings, so most files need to be searched for those alone.
  const found = new Set([...new Set(paths.map(parentOf))].filter((place) => bytes.includes(place)));
  return paths.filter((place) => found.has(parentOf(place)) && bytes.includes(place));
}

const parentOf = (place: string) => path.dirname(place) + path.sep;
