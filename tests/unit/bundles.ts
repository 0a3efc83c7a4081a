import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatManifest, MANIFEST, readManifest } from '../../build/lib/manifest';
import { buildPaths } from '../../build/workspace/paths';
import { openStagedBundle, type StagedBundle } from '../../build/workspace/staged-bundle';
import { swap } from '../../build/workspace/swap';

/** Opens the folder in which a project's next bundle is made. */
export const stageBundle = (root: string, inputHash = 'the same'): StagedBundle =>
  openStagedBundle(buildPaths(root), inputHash);

/** Replaces a project's bundle by the staged one, as a build does at its end. */
export function putIntoService(root: string, staged: StagedBundle): void {
  const paths = buildPaths(root);
  mkdirSync(paths.stagingInfo, { recursive: true });
  writeFileSync(
    path.join(paths.stagingInfo, MANIFEST),
    formatManifest(readManifest(staged.folder, staged.reused)),
  );
  staged.save();
  swap(paths);
}
