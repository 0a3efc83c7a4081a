import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Records that a build runs here. Two builds at once would overwrite each other's files.
 * @param processes the ids of the processes that work here
 */
export function writeLock(file: string, processes: readonly number[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, processes.join('\n'));
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
