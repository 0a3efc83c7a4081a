import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Places } from './paths';

/**
 * Puts the next bundle, which is complete, in the place of the one before. Both are renamed, so that
 * nobody ever finds half of one.
 */
export function swap(places: Places): void {
  rmSync(places.previous, { recursive: true, force: true });
  mkdirSync(path.dirname(places.previous), { recursive: true });
  if (existsSync(places.bundle)) renameSync(places.bundle, places.previous);
  renameSync(places.next, places.bundle);
  rmSync(places.info, { recursive: true, force: true });
  renameSync(places.nextInfo, places.info);
  rmSync(places.previous, { recursive: true, force: true });
}

/** Brings the bundle back, should an earlier swap have been killed between its two renames. */
export function mendSwap(places: Places): void {
  if (!existsSync(places.bundle) && existsSync(places.previous)) {
    renameSync(places.previous, places.bundle);
  }
}
