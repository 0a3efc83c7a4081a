import path from 'node:path';
import { itemAt } from '../../../src/lib/item-at';
import { HEAD_SCRIPT_FILE, PAGE_SCRIPT_FILE } from '../../../src/lib/paths';
import { bundleScripts } from './bundle-scripts';

/** The code of an inline script. */
export function inlineScript(entry: 'head.ts' | 'page.ts' | 'unknown-post.ts'): string {
  const entryPoints = [path.resolve('src/browser', entry)];
  return itemAt(bundleScripts({ entryPoints, format: 'iife' }).outputFiles, 0).text.trim();
}

type Response = { type(name: string): Response; send(text: string): void };
type App = { get(path: string, answer: (request: object, response: Response) => void): void };

/** Bundles the scripts for each request of `gatsby develop`, so that a reload shows a change. */
export function serveScripts(app: App): void {
  app.get(HEAD_SCRIPT_FILE, (_, response) => response.type('js').send(inlineScript('head.ts')));
  app.get(PAGE_SCRIPT_FILE, (_, response) => response.type('js').send(inlineScript('page.ts')));
}
