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

/** The module that starts the islands. */
const ISLANDS_ENTRY = 'src/browser/islands.ts';

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

/**
 * Writes the files that start the islands into a folder, each named by its hash: one with React and the header's
 * islands, and one for each section. Adds the licenses.
 */
export function writeIslands(folder: string): IslandFiles {
  const { outputFiles, metafile } = bundle({
    entryPoints: [ISLANDS_ENTRY],
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

  /** The addresses of a file and of those that it imports. */
  const filesOf = (file: string) => {
    const imported = metafile.outputs[file]!.imports.filter(
      ({ kind }) => kind === 'import-statement',
    );
    return [file, ...imported.map((each) => each.path)].map(
      (each) => `${pathPrefix()}/${path.relative(folder, each).replaceAll('\\', '/')}`,
    );
  };
  const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
  const main = filesOf(entries.find(([, { entryPoint }]) => entryPoint === ISLANDS_ENTRY)![0]);
  const own = entries.flatMap(([file, { exports }]) =>
    exports.map((name) => [name, filesOf(file).filter((each) => !main.includes(each))]),
  );
  return { main, own: Object.fromEntries(own) };
}

/** The code of each island without its packages, by its name: what can add elements and classes to a document. */
export function islandSources(): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const islands = files.filter((file) => file.endsWith('.island.tsx')).toSorted();
  const sources = islands.flatMap((file) => {
    const entryPoints = [path.join('src', file)];
    const { outputFiles, metafile } = bundle({ entryPoints, packages: 'external', format: 'esm' });
    const { exports } = Object.values(metafile.outputs)[0]!;
    return exports.map((name) => [name, outputFiles[0]!.text]);
  });
  return Object.fromEntries(sources);
}

type Response = { type(name: string): Response; send(text: string): void };
type App = { get(path: string, answer: (request: object, response: Response) => void): void };

/** Bundles the page script for each request of `gatsby develop`, so that a reload shows a change. */
export const developMiddleware = (app: App): void =>
  app.get(
    PAGE_SCRIPT_FILE,
    (_, response) => void response.type('js').send(inlineScript('page.ts')),
  );
