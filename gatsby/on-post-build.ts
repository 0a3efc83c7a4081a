import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';

/** The file, below the site's folder, with all redirects that `createPages` has created. */
export const REDIRECTS_FILE = path.join('.cache', 'created-redirects.json');

/** A redirect as Gatsby stores it. */
export type CreatedRedirect = { fromPath: string; toPath: string; statusCode: number };

/** Writes all redirects to a file for build/bundle, because those of renamed posts depend on the content. */
export function onPostBuild({ store }: BuildArgs): void {
  const { redirects } = store.getState() as { redirects: Map<string, CreatedRedirect> };
  writeFileSync(REDIRECTS_FILE, JSON.stringify([...redirects.values()]));
}
