import type { Import } from './imports';

/**
 * The floors of the project, from the bottom to the top. A file may import from its own floor and from
 * those below.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['src'],
  ['plugins'],
  ['gatsby'],
  ['build'],
  ['checks', 'tools'],
  ['commands'],
];

/** The top-level folders of code, which consist of rooms. */
export const FOLDERS: readonly string[] = FLOORS.flat();

/** Folders that are one room; in the others each subfolder is a room. */
const SINGLE_ROOMS = ['gatsby', 'commands'];

/** The room of a file: `build/lib` of `build/lib/cache.ts`. A file beside the rooms is its own room. */
export function roomOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return SINGLE_ROOMS.includes(folder) ? folder : `${folder}/${name.replace(/\.\w+$/, '')}`;
}

const floorOf = (file: string) =>
  FLOORS.findIndex((folders) => folders.includes(file.split('/')[0] ?? ''));

/** Finds imports from a higher floor. Returns a sentence for each of them. */
export const findUpwardImports = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ file, target }) => floorOf(target) > floorOf(file))
    .map(
      ({ file, target }) =>
        `${file} imports ${target}, but ${folderOf(file)} must not import from ${folderOf(target)}.`,
    );

const folderOf = (file: string) => `${file.split('/')[0]}/`;

/** Finds rooms that import from each other. Returns a sentence for each pair, with an example each way. */
export function findMutualImports(imports: readonly Import[]): string[] {
  const examples = new Map<string, Import>();
  const keyOf = (from: string, to: string) => `${from} ${to}`;
  for (const one of imports.filter(({ target }) => floorOf(target) >= 0)) {
    const [from, to] = [roomOf(one.file), roomOf(one.target)];
    if (from !== to) examples.set(keyOf(from, to), one);
  }
  return [...examples.values()].flatMap((there) => {
    const [from, to] = [roomOf(there.file), roomOf(there.target)];
    const back = examples.get(keyOf(to, from));
    if (!back || from > to) return [];
    return [
      `${from} and ${to} import from each other: ` +
        `${there.file} imports ${there.target}, and ${back.file} imports ${back.target}.`,
    ];
  });
}
