import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { itemAt } from '../../../src/lib/item-at';
import { bundleScripts } from './bundle-scripts';
import { licenses } from './licenses';
import { pathPrefix } from '../model/site-url';

/** The folder of the islands' files in Gatsby's output and in the bundle. */
export const ISLANDS_FOLDER = 'islands';

/** The licenses of the packages that visitors get, in Gatsby's output and in the bundle. */
export const LICENSES_FILE = 'licenses.txt';

/** The modules that esbuild starts from, one for each page's islands. */
const ENTRIES = '.cache/islands';

const SUFFIX = '.island.tsx';

type IslandSource = {
  /** The name of the component: `SoupTimer` of `soup-timer.island.tsx`. */
  name: string;
  /** The path of its file, from the project's root. */
  file: string;
  /** The page whose section it is in, or the folder of `src` if several pages have it. */
  page: string;
};

/**
 * Finds the islands by their suffix.
 * @throws if two have the same name
 */
export function findIslands(folder = 'src'): IslandSource[] {
  const islands = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .toSorted()
    .map((file) => {
      const words = path.basename(file, SUFFIX).split('-');
      const [first = '', second = ''] = file.split(path.sep);
      return {
        name: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
        file: `${folder}/${file.replaceAll('\\', '/')}`,
        page: first === 'sections' ? second : first,
      };
    });
  const seen = new Map<string, string>();
  for (const { name, file } of islands) {
    const other = seen.get(name);
    if (other) throw new Error(`${other} and ${file} are both <${name}>: rename one of them.`);
    seen.set(name, file);
  }
  return islands;
}

/** Writes a module for each page, and returns their paths. */
function writeEntries(islands: readonly IslandSource[]): string[] {
  rmSync(ENTRIES, { recursive: true, force: true });
  mkdirSync(ENTRIES, { recursive: true });
  const pages = [...new Set(islands.map(({ page }) => page))];
  return pages.map((page) => {
    const entry = `${ENTRIES}/${page}.ts`;
    const ofPage = islands.filter((island) => island.page === page);
    const imports = ofPage.map(({ name, file }) => `import { ${name} } from '../../${file}';`);
    const names = ofPage.map(({ name }) => name).join(', ');
    const lines = [
      ...imports,
      `export { hydrate } from '../../src/islands/hydrate';`,
      `export const islands = { ${names} };`,
    ];
    writeFileSync(entry, lines.join('\n'));
    return entry;
  });
}

/**
 * Writes the files that run the islands into a folder, each named by its hash: one for each page's islands, and those
 * that they share, such as React. Adds the licenses.
 * @returns the addresses of each island's files by its name, that of its page first
 */
export function writeIslands(folder: string): Record<string, string[]> {
  const islands = findIslands();
  const { outputFiles, metafile } = bundleScripts({
    entryPoints: writeEntries(islands),
    format: 'esm',
    splitting: true,
    outdir: path.resolve(folder, ISLANDS_FOLDER),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    banner: { js: `/*! Licenses: ${pathPrefix()}/${LICENSES_FILE} */` },
  });
  rmSync(path.join(folder, ISLANDS_FOLDER), { recursive: true, force: true });
  mkdirSync(path.join(folder, ISLANDS_FOLDER), { recursive: true });
  for (const { path: file, contents } of outputFiles) writeFileSync(file, contents);
  writeFileSync(path.join(folder, LICENSES_FILE), licenses(Object.keys(metafile.inputs)));

  const addressOf = (file: string) =>
    `${pathPrefix()}/${path.relative(folder, file).replaceAll('\\', '/')}`;
  const filesOf = Object.fromEntries(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint, imports }]) => {
      if (!entryPoint) return [];
      const files = [file, ...imports.map((imported) => imported.path)];
      return [[path.basename(entryPoint, '.ts'), files.map(addressOf)]];
    }),
  );
  return Object.fromEntries(islands.map(({ name, page }) => [name, filesOf[page] ?? []]));
}

/** The code of each island without its packages, by its name: what can add elements and classes to a document. */
export function islandSources(): Record<string, string> {
  const sources = findIslands().map(({ name, file }) => {
    const bundle = bundleScripts({ entryPoints: [file], packages: 'external', format: 'esm' });
    return [name, itemAt(bundle.outputFiles, 0).text];
  });
  return Object.fromEntries(sources);
}
