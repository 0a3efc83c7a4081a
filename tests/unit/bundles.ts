import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatManifest, MANIFEST, readManifest } from '../../build/lib/manifest';
import { openNextBundle, type NextBundle } from '../../build/workspace/next-bundle';
import { buildPaths } from '../../build/workspace/paths';
import { swap } from '../../build/workspace/swap';

/** Opens the next bundle of a project. */
export function beginBundle(root: string, makers = 'the same'): NextBundle {
  mkdirSync(path.join(root, '.build'), { recursive: true });
  return openNextBundle(buildPaths(root), makers);
}

/** Publishes a bundle, as the last step of a build does. */
export function putIntoService(root: string, next: NextBundle): void {
  const paths = buildPaths(root);
  mkdirSync(paths.nextInfo, { recursive: true });
  writeFileSync(
    path.join(paths.nextInfo, MANIFEST),
    formatManifest(readManifest(next.folder, next.taken)),
  );
  next.save();
  swap(paths);
}
