import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashOf, inputHash } from '../lib/hash';
import { writeFileAtomically } from '../lib/write-file-atomically';
import type { BuildPaths } from './paths';

/**
 * The code whose changes make Gatsby's caches stale, because Gatsby doesn't notice them in all caches. It
 * does notice changes in pages and components, so they must not cost a cold build.
 */
const GATSBY_INPUTS = [
  'gatsby',
  'plugins',
  'src/lib',
  'src/routes.ts',
  'src/redirects.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
];

/**
 * Deletes Gatsby's caches if they were made by other code, packages or Node, or in another folder. They
 * contain absolute paths: in a project that was moved, Gatsby would find no articles.
 * @param root the project's folder
 * @returns whether there were such caches
 */
export function dropStaleCaches(root: string, { site, gatsbyInputs }: BuildPaths): boolean {
  const current = hashOf(`${path.resolve(root)}\n${inputHash(root, GATSBY_INPUTS)}`);
  const stored = existsSync(gatsbyInputs) ? readFileSync(gatsbyInputs, 'utf8') : '';
  const areStale = existsSync(site) && stored !== current;
  if (areStale) rmSync(site, { recursive: true });
  writeFileAtomically(gatsbyInputs, current);
  return areStale;
}
