import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../lib/write-file-atomically';

/**
 * Records that this process builds here. If several builds start at once, only one gets the lock.
 * @returns whether the last build was killed
 * @throws if another build runs here
 */
export function takeLock(file: string): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}-${process.pid}`;
  const stale = `${own}-stale`;
  writeFileSync(own, String(process.pid));
  let killed = false;
  try {
    while (!createFrom(own, file)) {
      if (!wasKilled(file)) continue;
      if (!moved(file, stale)) continue;
      if (isStale(stale)) killed = true;
      // Another build was faster: it keeps its lock.
      else createFrom(stale, file);
    }
    return killed;
  } finally {
    for (const each of [own, stale]) rmSync(each, { force: true });
  }
}

/** Creates a file with the content of another, in one step. Returns false if it exists already. */
function createFrom(source: string, file: string): boolean {
  try {
    linkSync(source, file);
    return true;
  } catch (error) {
    // Some file systems have no links.
    return !isExisting(error) && copyUnlessExisting(source, file);
  }
}

function copyUnlessExisting(source: string, file: string): boolean {
  try {
    copyFileSync(source, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (isExisting(error)) return false;
    throw error;
  }
}

const isExisting = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Moves a file. Returns false if another process has moved it already. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Whether the moved lock was stale: another build may have replaced it by its own in the meantime. */
function isStale(file: string): boolean {
  try {
    return wasKilled(file);
  } catch {
    return false;
  }
}

/**
 * Writes into the lock which processes build. Two builds at once would overwrite each other's files.
 * @param processes the ids of the processes that work here
 */
export function writeLock(file: string, processes: readonly number[]): void {
  writeFileAtomically(file, processes.join('\n'));
}

/** Records that a build has ended, with or without an error. */
export const removeLock = (file: string): void => rmSync(file, { force: true });

/**
 * Whether the last build was killed: its lock is still there, but none of its processes runs.
 * @throws if one of them still runs
 */
export function wasKilled(file: string): boolean {
  if (!existsSync(file)) return false;
  const running = readFileSync(file, 'utf8').split('\n').map(Number).find(isRunning);
  if (running === undefined) return true;
  throw new Error(
    `A build already runs here, as process ${running}. If that process is no build, delete ${file}.`,
  );
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    // The process runs, but belongs to another user (POSIX, kill).
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
