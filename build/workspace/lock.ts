import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Marks that a build runs here. Two at once would write into each other's files.
 * @param processes the ids of the processes that work here
 */
export function writeLock(file: string, processes: readonly number[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, processes.join('\n'));
}

/** Says that a build is over, however it ended. */
export const removeLock = (file: string): void => rmSync(file, { force: true });

/**
 * Tells whether the last build was killed: its mark is still there, but none of its processes.
 * Throws a sentence if one of them still runs.
 */
export function wasKilled(file: string): boolean {
  if (!existsSync(file)) return false;
  const running = readFileSync(file, 'utf8').split('\n').map(Number).find(isRunning);
  if (running === undefined) return true;
  throw new Error(
    `A build runs here already, as process ${running}. If that is something else, delete ${file}.`,
  );
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    // A process of somebody else may not be asked, but it runs (POSIX, kill).
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
