import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

const READY = 'Building development bundle';

/** Every line that Gatsby prints when it builds something or writes the types again. */
const WORK = /^.*(?:[Rr]e-?building|Generating GraphQL and TypeScript types).*$/gm;

const hasProcessGroups = process.platform !== 'win32';

/** A running `gatsby develop`. */
export type DevelopServer = {
  /** How often Gatsby has built something again since its start. */
  countRebuilds(): number;
  /** The processor time of the server and its workers in seconds; 0 on Windows, which has no `ps`. */
  cpuSeconds(): number;
  stop(): Promise<void>;
};

/**
 * Starts `gatsby develop` in a folder and waits until its first build is done.
 * @throws when the server ends before that; the error holds its output
 */
export async function startDevelopServer(folder: string, port: number): Promise<DevelopServer> {
  const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [gatsby, 'develop', '-p', String(port)], {
    cwd: folder,
    detached: hasProcessGroups,
    // With CI set, Gatsby prints plain lines.
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output += String(text)));
  }
  const closed = once(child, 'close');
  const kill = () => {
    if (child.exitCode !== null) return;
    if (hasProcessGroups) process.kill(-child.pid!, 'SIGKILL');
    else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  };
  process.once('exit', kill);

  while (!output.includes(`success ${READY}`)) {
    if (child.exitCode !== null || /^failed /m.test(output)) {
      kill();
      throw new Error(`gatsby develop did not start:\n${output}`);
    }
    await wait(200);
  }
  return {
    countRebuilds: () => output.match(WORK)?.length ?? 0,
    cpuSeconds: () => (hasProcessGroups ? cpuSecondsOfGroup(child.pid!) : 0),
    async stop() {
      kill();
      await closed;
    },
  };
}

/** Waits until the server has been idle for five seconds. Returns false if it isn't within a minute. */
export async function untilIdle(server: DevelopServer): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await isIdleFor(server, 5)) return true;
  }
  return false;
}

/**
 * Watches the server for some seconds. Returns whether it built nothing and used at most a tenth of a
 * processor's time, or one second of it.
 */
export async function isIdleFor(server: DevelopServer, seconds: number): Promise<boolean> {
  const [rebuilds, cpu] = [server.countRebuilds(), server.cpuSeconds()];
  await wait(seconds * 1000);
  const [built, used] = [server.countRebuilds() - rebuilds, server.cpuSeconds() - cpu];
  console.log(`In ${seconds} s: ${built} rebuilds, ${used.toFixed(1)} s of processor time`);
  return built === 0 && used <= Math.max(1, seconds / 10);
}

function cpuSecondsOfGroup(group: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,time='], { encoding: 'utf8' });
  return stdout.split('\n').reduce((sum, line) => {
    const [pgid, time = ''] = line.trim().split(/\s+/);
    return Number(pgid) === group ? sum + toSeconds(time) : sum;
  }, 0);
}

/** Reads what `ps` prints: `[days-]hours:minutes:seconds`, or `minutes:seconds.hundredths` on a Mac. */
function toSeconds(time: string): number {
  const [clock = '', days = '0'] = time.split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
