import type { Import } from './imports';

/**
 * The rooms of the project (docs/decisions/0023-rooms.md) in the order of imports: a file may import from
 * its own room, from those beside it and from those before them.
 */
const ORDER: readonly (readonly string[])[] = [
  ['src'],
  ['plugins'],
  ['gatsby'],
  ['build'],
  ['checks', 'tools'],
  ['commands'],
];

/** The rooms: top-level folders of code, which consist of modules. */
export const ROOMS: readonly string[] = ORDER.flat();

/** Rooms that are one module; in the others each subfolder is a module. */
const SINGLE_MODULES = ['gatsby', 'commands'];

/** The module of a file: `build/lib` of `build/lib/cache.ts`. A file beside the subfolders is its own module. */
export function moduleOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return SINGLE_MODULES.includes(folder) ? folder : `${folder}/${name.replace(/\.\w+$/, '')}`;
}

const rankOf = (file: string) =>
  ORDER.findIndex((folders) => folders.includes(file.split('/')[0] ?? ''));

/** Finds imports from a later room. Returns a sentence for each of them. */
export const findUpwardImports = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ file, target }) => rankOf(target) > rankOf(file))
    .map(
      ({ file, target }) =>
        `${file} imports ${target}, but ${roomOf(file)} must not import from ${roomOf(target)}.`,
    );

const roomOf = (file: string) => `${file.split('/')[0]}/`;

/** Finds modules that import from each other. Returns a sentence for each pair, with an example each way. */
export function findMutualImports(imports: readonly Import[]): string[] {
  const examples = new Map<string, Import>();
  const keyOf = (from: string, to: string) => `${from} ${to}`;
  for (const one of imports.filter(({ target }) => rankOf(target) >= 0)) {
    const [from, to] = [moduleOf(one.file), moduleOf(one.target)];
    if (from !== to) examples.set(keyOf(from, to), one);
  }
  return [...examples.values()].flatMap((there) => {
    const [from, to] = [moduleOf(there.file), moduleOf(there.target)];
    const back = examples.get(keyOf(to, from));
    if (!back || from > to) return [];
    return [
      `${from} and ${to} import from each other: ` +
        `${there.file} imports ${there.target}, and ${back.file} imports ${back.target}.`,
    ];
  });
}

/** Folders of `src` whose files render, so they need React. */
const RENDERING = /^src\/(?:components|pages|sections|templates)\//;

/**
 * Finds imports of rendering code in plugins, which run in Gatsby's Node process. Returns a sentence for each
 * of them. Types don't count.
 */
export const findRenderingImports = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ file, isType }) => file.startsWith('plugins/') && !isType)
    .filter(({ target }) => RENDERING.test(target))
    .map(({ file, target }) => `${file} imports ${target}, but plugins must not need React.`);
