import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildPaths } from './paths';

/**
 * Replaces the bundle in service with the new one, which is complete. Both folders are renamed, so that
 * no host ever serves half of a bundle.
 */
export function swap(paths: BuildPaths): void {
  rmSync(paths.previous, { recursive: true, force: true });
  mkdirSync(path.dirname(paths.previous), { recursive: true });
  if (existsSync(paths.bundle)) renameSync(paths.bundle, paths.previous);
  renameSync(paths.staging, paths.bundle);
  rmSync(paths.info, { recursive: true, force: true });
  renameSync(paths.stagingInfo, paths.info);
  rmSync(paths.previous, { recursive: true, force: true });
}

/** Restores the old bundle if an earlier build was killed between the two renames of a swap. */
export function undoInterruptedSwap(paths: BuildPaths): void {
  if (!existsSync(paths.bundle) && existsSync(paths.previous)) {
    renameSync(paths.previous, paths.bundle);
  }
}
