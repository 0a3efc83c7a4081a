import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildPaths } from './paths';

/**
 * Puts the next bundle, which is complete, in the place of the one before. Both are renamed, so that
 * nobody ever finds half of one.
 */
export function swap(paths: BuildPaths): void {
  rmSync(paths.previous, { recursive: true, force: true });
  mkdirSync(path.dirname(paths.previous), { recursive: true });
  if (existsSync(paths.bundle)) renameSync(paths.bundle, paths.previous);
  renameSync(paths.next, paths.bundle);
  rmSync(paths.info, { recursive: true, force: true });
  renameSync(paths.nextInfo, paths.info);
  rmSync(paths.previous, { recursive: true, force: true });
}

/** Brings the bundle back, should an earlier swap have been killed between its two renames. */
export function mendSwap(paths: BuildPaths): void {
  if (!existsSync(paths.bundle) && existsSync(paths.previous)) {
    renameSync(paths.previous, paths.bundle);
  }
}
