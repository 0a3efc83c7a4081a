import path from 'node:path';
import { itemAt } from '../../src/lib/item-at';
import { PAGE_SCRIPT_FILE } from '../../src/lib/paths';
import { bundleScripts } from './esbuild';

/** The code of an inline script. */
export function inlineScript(entry: 'page.ts' | 'unknown-post.ts'): string {
  const entryPoints = [path.resolve('src/browser', entry)];
  return itemAt(bundleScripts({ entryPoints, format: 'iife' }).outputFiles, 0).text.trim();
}

type Response = { type(name: string): Response; send(text: string): void };
type App = { get(path: string, answer: (request: object, response: Response) => void): void };

/** Bundles the page script for each request of `gatsby develop`, so that a reload shows a change. */
export const developMiddleware = (app: App): void =>
  app.get(
    PAGE_SCRIPT_FILE,
    (_, response) => void response.type('js').send(inlineScript('page.ts')),
  );
