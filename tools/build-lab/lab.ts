import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from '../../build/workspace/link-packages';
import { listFiles } from '../../build/lib/list-files';
import { copySources } from '../../build/workspace/sources';

/** A copy of the project in which builds may fail. */
export type BuildLab = {
  /** The lab's folder, which contains the copy. */
  folder: string;
  project: string;
  /** The user that builds. It is `nobody` on a disk of its own, because root may write everywhere. */
  user: { uid?: number; gid?: number };
  setContentWritable(isWritable: boolean): void;
  /** Leaves this many bytes free, by default gigabytes; missing if the copy has no disk of its own. */
  limitDisk?: (bytes?: number) => void;
  close(): void;
};

/** The user `nobody` of most systems. */
const NOBODY = 65_534;
const MB = 1_000_000;
const ROOMY_MB = 6000;

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** Copies the project, with its packages, to a disk in memory, or to a folder if there can't be one. */
export function openBuildLab(root: string): BuildLab {
  const folder = mkdtempSync(path.join(tmpdir(), 'survival-'));
  const isRoot = process.getuid?.() === 0;
  const hasDisk = isRoot && run('mount', '-t', 'tmpfs', '-o', `size=${ROOMY_MB}m`, 'tmpfs', folder);
  const project = path.join(folder, 'project');
  copySources(root, project);
  linkPackages(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  const user = hasDisk ? { uid: NOBODY, gid: NOBODY } : {};
  if (hasDisk) run('chown', '--recursive', `${NOBODY}:${NOBODY}`, folder);

  return {
    folder,
    project,
    user,
    setContentWritable(isWritable) {
      for (const file of listFiles(project, 'content')) {
        chmodSync(path.join(project, file), isWritable ? 0o644 : 0o444);
        if (hasDisk) chownSync(path.join(project, file), isWritable ? NOBODY : 0, 0);
      }
    },
    ...(hasDisk && { limitDisk: (bytes) => resize(folder, bytes) }),
    close() {
      if (hasDisk) run('umount', '--lazy', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function resize(folder: string, bytes?: number): void {
  const { blocks, bfree, bsize } = statfsSync(folder);
  const used = (blocks - bfree) * bsize;
  // In bytes: "m" of a mount means 1,048,576.
  const size = bytes === undefined ? ROOMY_MB * MB : used + bytes;
  if (!run('mount', '-o', `remount,size=${size}`, folder)) {
    throw new Error(`The disk at ${folder} could not be resized.`);
  }
}
