import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { PAGE_SCRIPT_FILE } from '../src/lib/paths';

/** Bundles an entry of `src/browser` for the oldest browsers of package.json's browserslist. */
function bundle(entry: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve('src/browser', entry)],
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.ISLANDS_SCRIPT': '""' },
    ...options,
  });
  return outputFiles![0]!.text.trim();
}

/** The text of a script that documents have inline. */
export const inlineScript = (entry: 'page.ts' | 'unknown-post.ts'): string =>
  bundle(entry, { format: 'iife' });

/**
 * Writes the script of the islands into a folder, named by its hash.
 * @returns its path on the site
 */
export function writeIslandsScript(folder: string): string {
  const text = bundle('islands.tsx', { format: 'esm' });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `islands-${hash}.js`), text);
  return `/islands-${hash}.js`;
}

type Response = { type(name: string): Response; send(text: string): void };
type App = { get(path: string, answer: (request: unknown, response: Response) => void): void };

/** Bundles the page script for each request of `gatsby develop`, so that a reload shows a change. */
export const developMiddleware = (app: App): void =>
  app.get(PAGE_SCRIPT_FILE, (_, response) => response.type('js').send(inlineScript('page.ts')));
