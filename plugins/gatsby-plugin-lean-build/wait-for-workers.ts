import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cpuCoreCount } from 'gatsby-core-utils/cpu-core-count';

/** Each worker writes a file here when it builds its schema, which is the last step of its start. */
const READY = path.join('.cache', 'ready-workers');

const PAUSE_MS = 25;
const TIMEOUT_MS = 60_000;

/** The number of workers that Gatsby starts (gatsby/dist/utils/worker/pool.js). */
const workerCount = (): number => Math.max(1, cpuCoreCount() - 1);

/** Deletes the files of an earlier build's workers. */
export const deleteReadyWorkers = (root = process.cwd()): void =>
  rmSync(path.join(root, READY), { recursive: true, force: true });

/** Marks the current worker as ready; does nothing in Gatsby's main process. */
export function markWorkerReady(root = process.cwd(), environment = process.env): void {
  const { GATSBY_WORKER_POOL_WORKER: isWorker, GATSBY_WORKER_ID: id } = environment;
  if (!isWorker || !id) return;
  mkdirSync(path.join(root, READY), { recursive: true });
  writeFileSync(path.join(root, READY, id), '');
}

/**
 * Waits until all workers are ready. Gatsby doesn't wait for them: a build in which nothing has changed
 * would stop them while they start, and fail with "Worker exited before finishing task" or EPIPE.
 * @throws if they aren't ready after a minute
 */
export async function waitForWorkers(root = process.cwd(), count = workerCount()): Promise<void> {
  const folder = path.join(root, READY);
  for (const end = Date.now() + TIMEOUT_MS; ; await setTimeout(PAUSE_MS)) {
    const ready = existsSync(folder) ? readdirSync(folder).length : 0;
    if (ready >= count) return;
    if (Date.now() > end) {
      throw new Error(`${ready} of ${count} workers of Gatsby were ready after a minute.`);
    }
  }
}
