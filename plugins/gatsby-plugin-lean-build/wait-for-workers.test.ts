/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { deleteReadyWorkers, markWorkerReady, waitForWorkers } from './wait-for-workers';

const { at } = temporaryFolder();

const worker = (id: string) => ({ GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_WORKER_ID: id });

/** Whether `waitForWorkers` resolves within 150 ms, which is longer than several of its pauses. */
const isReady = (count: number) =>
  Promise.race([
    waitForWorkers(at(), count).then(() => true),
    new Promise((resolve) => setTimeout(resolve, 150, false)),
  ]);

test('waitForWorkers waits until every worker is ready', async () => {
  markWorkerReady(at(), worker('1'));
  const ready = waitForWorkers(at(), 2);
  markWorkerReady(at(), worker('2'));
  await expect(ready).resolves.toBeUndefined();
});

test('waitForWorkers does not count a worker twice, nor the main process', async () => {
  for (const environment of [worker('1'), worker('1'), {}]) markWorkerReady(at(), environment);
  const waiting = isReady(2);
  expect(await waiting).toBe(false);
  markWorkerReady(at(), worker('2'));
});

test('deleteReadyWorkers makes a build wait for its own workers, not for those of an earlier build', async () => {
  markWorkerReady(at(), worker('1'));
  deleteReadyWorkers(at());
  expect(await isReady(1)).toBe(false);
  markWorkerReady(at(), worker('1'));
});

test.each([
  ['gatsby/dist/utils/worker/pool.js', 'GATSBY_WORKER_POOL_WORKER'],
  ['gatsby-worker/dist/index.js', 'GATSBY_WORKER_ID'],
  ['gatsby/dist/utils/worker/pool.js', 'cpuCoreCount)() - 1'],
])('%s still contains %s', (file, text) => {
  expect(readFileSync(require.resolve(file), 'utf8')).toContain(text);
});
