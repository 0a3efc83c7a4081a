import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type BuildOptions, type BuildResult } from 'esbuild';
import type { IslandFiles } from '../../src/islands/island';
import { pathPrefix } from './model/site-url';
import { PAGE_SCRIPT_FILE } from '../../src/lib/paths';
import { licenses } from './licenses';

/** The folder of the islands' files in Gatsby's output and in the bundle. */
export const ISLANDS_FOLDER = 'islands';

/** The licenses of the packages that visitors get, in Gatsby's output and in the bundle. */
export const LICENSES_FILE = 'licenses.txt';

/** Bundles for the oldest browsers of package.json's browserslist. */
const bundle = (options: BuildOptions): BuildResult<{ write: false; metafile: true }> =>
  buildSync({
    bundle: true,
    minify: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    jsx: 'automatic',
    ...options,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.ISLAND_FILES': '""',
      __PATH_PREFIX__: JSON.stringify(pathPrefix()),
      ...options.define,
    },
    write: false,
    metafile: true,
  });

/** The text of a script that documents have inline. */
export const inlineScript = (entry: 'page.ts' | 'unknown-post.ts', main: string[] = []): string =>
  bundle({
    entryPoints: [path.resolve('src/browser', entry)],
    format: 'iife',
    define: { 'process.env.ISLAND_MAIN_FILES': JSON.stringify(JSON.stringify(main)) },
  }).outputFiles[0]!.text.trim();

/** The ending of files with an island, and of those with a file of its own in the bundle. */
const ISLAND = /(\.lazy)?\.island\.tsx$/;

type IslandSource = { name: string; file: string; isLazy: boolean };

/** All islands: `audience-tabs.island.tsx` has `AudienceTabs`. */
function findIslands(): IslandSource[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => ISLAND.test(file))
    .toSorted()
    .map((file) => ({
      name: path
        .basename(file)
        .replace(ISLAND, '')
        .replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      file: `./${file.replaceAll('\\', '/')}`,
      isLazy: file.includes('.lazy.'),
    }));
}

/** The module that starts all islands. */
function entryOf(islands: IslandSource[]): string {
  const eager = islands.filter(({ isLazy }) => !isLazy);
  const lazy = islands.filter(({ isLazy }) => isLazy);
  return [
    `import { startIslands } from './islands/start-islands';`,
    ...eager.map(({ name, file }) => `import { ${name} } from '${file}';`),
    `startIslands({ ${eager.map(({ name }) => name).join(', ')} }, {`,
    ...lazy.map(({ name, file }) => `${name}: () => import('${file}').then((all) => all.${name}),`),
    '});',
  ].join('\n');
}

/**
 * Writes the files that start the islands into a folder, each named by its hash: one with React and all eager islands,
 * and one per lazy island. Adds the licenses.
 */
export function writeIslands(folder: string): IslandFiles {
  const islands = findIslands();
  const { outputFiles, metafile } = bundle({
    stdin: { contents: entryOf(islands), resolveDir: path.resolve('src'), loader: 'tsx' },
    format: 'esm',
    splitting: true,
    outdir: path.resolve(folder, ISLANDS_FOLDER),
    entryNames: 'react-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    banner: { js: `/*! Licenses: ${pathPrefix()}/${LICENSES_FILE} */` },
  });
  rmSync(path.join(folder, ISLANDS_FOLDER), { recursive: true, force: true });
  mkdirSync(path.join(folder, ISLANDS_FOLDER), { recursive: true });
  for (const { path: file, contents } of outputFiles) writeFileSync(file, contents);
  writeFileSync(path.join(folder, LICENSES_FILE), licenses(Object.keys(metafile.inputs)));

  const outputs = Object.entries(metafile.outputs);
  const addressOf = (output: string) =>
    `${pathPrefix()}/${path.relative(folder, output).replaceAll('\\', '/')}`;
  /** The address of an entry, and those of the files that it imports at once. */
  const filesOf = (isEntry: (entry: string) => boolean) => {
    const [output, { imports }] = outputs.find(([, { entryPoint }]) => isEntry(entryPoint ?? ''))!;
    const imported = imports.filter(({ kind }) => kind === 'import-statement');
    return [output, ...imported.map((each) => each.path)].map(addressOf);
  };
  const main = filesOf((entry) => entry === '<stdin>');
  return {
    names: islands.map(({ name }) => name),
    main,
    lazy: Object.fromEntries(
      islands
        .filter(({ isLazy }) => isLazy)
        .map(({ name, file }) => {
          const files = filesOf((entry) => entry === path.posix.join('src', file));
          return [name, files.filter((each) => !main.includes(each))];
        }),
    ),
  };
}

/** The code of each island without its packages, by its name: what can add elements and classes to a document. */
export const islandSources = (): Record<string, string> =>
  Object.fromEntries(
    findIslands().map(({ name, file }) => {
      const entryPoints = [path.resolve('src', file)];
      const options = { entryPoints, packages: 'external', format: 'esm' } as const;
      return [name, bundle(options).outputFiles[0]!.text];
    }),
  );

type Response = {
  type(name: string): Response;
  send(text: string): void;
  redirect(address: string): void;
};
type App = {
  get(path: string, answer: (request: { url: string }, response: Response) => void): void;
};

/**
 * Bundles the page script for each request of `gatsby develop`, so that a reload shows a change. There the site is at
 * the root, so addresses in its folder redirect.
 */
export function developMiddleware(app: App): void {
  app.get(PAGE_SCRIPT_FILE, (_, response) => response.type('js').send(inlineScript('page.ts')));
  const prefix = pathPrefix();
  if (prefix === '') return;
  app.get(`${prefix}/*`, ({ url }, response) =>
    response.redirect(url.slice(prefix.length).replace(/^\/+/, '/')),
  );
}
