// Tests that public/ is always a whole bundle, the old or the new one, whatever happens to a build:
//   npm run test:survival [-- --kills 20 --seed 1]
// It builds in a copy, on a disk of its own where the system lets us make one (Linux, as root).
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formatManifest, MANIFEST, readManifest } from '../build/lib/manifest';
import { wasKilled } from '../build/workspace/lock';
import { buildPaths } from '../build/workspace/paths';
import { openBuildLab } from '../tools/build-lab/lab';
import { createRandom } from '../build/lib/random';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const kills = Number(values.kills);
const random = createRandom(Number(values.seed));

const lab = openBuildLab(path.resolve(__dirname, '..'));
const paths = buildPaths(lab.project);
const SITE_NOW = process.env.SITE_NOW ?? new Date().toISOString();

type Run = { status: number | null; output: string; seconds: number };

function start(env: Record<string, string> = {}): { child: ChildProcess; done: Promise<Run> } {
  const startedAt = performance.now();
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: lab.project,
    detached: true,
    ...lab.user,
    env: { ...process.env, SITE_NOW, HOME: lab.folder, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output += String(text)));
  }
  const done = once(child, 'close').then(([status]) => ({
    status: status as number | null,
    output: output.trim(),
    seconds: (performance.now() - startedAt) / 1000,
  }));
  return { child, done };
}

const build = (env?: Record<string, string>) => start(env).done;

/** The manifest of public/ if a finished build has recorded the same; otherwise undefined. */
function wholeBundle(): string | undefined {
  const actual = formatManifest(readManifest(paths.bundle));
  // Between its last two renames a build has replaced the bundle, but not yet the manifest.
  const recorded = [paths.info, paths.stagingInfo].map((folder) => {
    try {
      return readFileSync(path.join(folder, MANIFEST), 'utf8');
    } catch {
      return '';
    }
  });
  return recorded.includes(actual) ? actual : undefined;
}

/** Changes a source, so that the next bundle differs. */
const change = (text: string) =>
  writeFileSync(path.join(lab.project, 'static', 'for-a-test.txt'), `${text}\n`);

/** Whether a failed build ends with the sentence about public/, and without the stack of an exception. */
const endsInSentence = ({ output }: Run) =>
  /^public\/ is unchanged\.$/.test(output.split('\n').at(-1)!) && !/^ +at .*\(node:/m.test(output);

async function killAt(seconds: number): Promise<void> {
  const { child, done } = start();
  const over = new AbortController();
  await Promise.race([done, wait(seconds * 1000, undefined, { signal: over.signal })]);
  if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
  over.abort();
  await done;
  // A killed process keeps its id until it is reaped.
  for (;;) {
    try {
      wasKilled(paths.lock);
      return;
    } catch {
      await wait(50);
    }
  }
}

let old: string | undefined;
let warmSeconds = 0;
const failed: string[] = [];

async function step(sentence: string, act: () => Promise<boolean>): Promise<void> {
  const passed = await act().catch((error: Error) => (console.error(error), false));
  if (!passed) failed.push(sentence);
  console.log(`${passed ? 'passed' : 'FAILED'}: ${sentence}`);
}

try {
  await step('a cold build makes a whole bundle', async () => {
    const { status, output } = await build();
    if (status !== 0) console.error(output);
    old = wholeBundle();
    return status === 0 && old !== undefined;
  });
  await step('two builds at once: one passes, and the other says that a build runs', async () => {
    change('two at once');
    const runs = await Promise.all([build(), build()]);
    const [passed, refused] = runs.toSorted((one, other) => one.status! - other.status!);
    warmSeconds = passed!.seconds;
    old = wholeBundle();
    return (
      passed!.status === 0 &&
      refused!.output.includes('A build already runs here') &&
      endsInSentence(refused!) &&
      old !== undefined
    );
  });
  await step('read-only content is built', async () => {
    lab.setContentWritable(false);
    const { status } = await build();
    lab.setContentWritable(true);
    return status === 0 && wholeBundle() === old;
  });
  await step('a clock that jumps ahead and back changes nothing', async () => {
    const shift = path.join(lab.project, 'tools/shifted-clock.cjs');
    const NODE_OPTIONS = `--require=${JSON.stringify(shift)}`;
    const ahead = await build({ NODE_OPTIONS, CLOCK_DAYS_AHEAD: '400' });
    const isSame = wholeBundle() === old;
    const back = await build({ NODE_OPTIONS, CLOCK_DAYS_AHEAD: '-400' });
    return ahead.status === 0 && isSame && back.status === 0 && wholeBundle() === old;
  });
  if (lab.limitDisk) {
    await step(
      'a build on a full disk fails with a sentence and leaves the previous bundle',
      async () => {
        change('a full disk');
        lab.limitDisk!(50_000);
        const run = await build();
        lab.limitDisk!();
        if (!endsInSentence(run)) console.error(run.output);
        return run.status !== 0 && endsInSentence(run) && wholeBundle() === old;
      },
    );
    await step('the build passes once the disk has room again', async () => {
      const { status } = await build();
      old = wholeBundle();
      return status === 0 && old !== undefined;
    });
  } else console.log('left out: a full disk, because this system lets us make no disk');
  for (let count = 1; count <= kills; count += 1) {
    const moment = random.share() * warmSeconds;
    await step(`killed after ${moment.toFixed(1)} seconds, public/ is whole`, async () => {
      change(`kill ${count}`);
      await killAt(moment);
      const now = wholeBundle();
      const isWhole = now !== undefined;
      if (isWhole) old = now;
      return isWhole;
    });
  }
  await step('the build after the kills passes', async () => {
    const { status } = await build();
    return status === 0 && wholeBundle() !== undefined;
  });
} finally {
  lab.close();
}
console.log(failed.length === 0 ? 'All passed.' : `${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
