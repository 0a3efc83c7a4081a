import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputHash } from '../lib/cache';
import type { BuildPaths } from './paths';
import { hashOf } from '../lib/hash';

/** Whose changes Gatsby doesn't notice by itself, or not in all of its caches. */
const MAKERS = [
  'gatsby',
  'plugins',
  'src/lib',
  'src/routes.ts',
  'src/redirects.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
];

/**
 * Takes Gatsby's caches away where they were made by others: by other packages, another Node, another
 * configuration, or in another folder. They name files by their whole paths, so the articles of a
 * project that was moved would be gone.
 * @param root the project's folder
 * @returns whether there were such caches
 */
export function dropStaleCaches(root: string, { site, makers }: BuildPaths): boolean {
  const own = hashOf(`${path.resolve(root)}\n${inputHash(root, ...MAKERS)}`);
  const known = existsSync(makers) ? readFileSync(makers, 'utf8') : '';
  const areForeign = existsSync(site) && known !== own;
  if (areForeign) rmSync(site, { recursive: true });
  mkdirSync(path.dirname(makers), { recursive: true });
  writeFileSync(makers, own);
  return areForeign;
}
