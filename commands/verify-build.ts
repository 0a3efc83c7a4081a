// Builds the project twice without caches, under circumstances as different as possible, and compares
// every byte of the two bundles: npm run build:verify. It takes two cold builds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareProjects } from '../build/bundle/differences';
import { linkPackages } from '../build/workspace/link-packages';
import { BUNDLE, INFO } from '../build/workspace/paths';
import { copySources } from '../build/workspace/sources';

const root = path.resolve(__dirname, '..');
const temporary = mkdtempSync(path.join(tmpdir(), 'exact-'));

// The time that decides which posts are published is the same; all other clocks may differ.
const SITE_NOW = process.env.SITE_NOW ?? new Date().toISOString();

const ENVIRONMENTS: { folder: string; env: Record<string, string> }[] = [
  {
    folder: 'one',
    env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', GATSBY_CPU_COUNT: '1', UV_THREADPOOL_SIZE: '1' },
  },
  {
    folder: path.join('another', 'far deeper', 'folder'),
    env: {
      TZ: 'America/St_Johns',
      LC_ALL: 'tr_TR.UTF-8',
      GATSBY_CPU_COUNT: '3',
      UV_THREADPOOL_SIZE: '8',
      CLOCK_DAYS_AHEAD: '400',
      NODE_OPTIONS: `--require=${JSON.stringify(path.join(root, 'tools/shifted-clock.cjs'))}`,
    },
  },
];

type Copy = { project: string; env: Record<string, string> };

function copyTo({ folder, env }: (typeof ENVIRONMENTS)[number]): Copy {
  const project = path.join(temporary, folder);
  copySources(root, project);
  linkPackages(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  return { project, env };
}

function buildIn({ project, env }: Copy): string {
  console.log(`\n== ${project}: ${JSON.stringify(env)}\n`);
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, SITE_NOW, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The build in ${project} failed, see above.`);
  return project;
}

// Both copies are made first, because the sources may change while this runs.
const [one, other] = ENVIRONMENTS.map(copyTo).map(buildIn) as [string, string];
const differences = compareProjects(one, other, [BUNDLE, INFO]);
if (differences.length > 0) {
  console.error(`\n${differences.join('\n')}\n\n${differences.length} files differ.`);
  process.exitCode = 1;
} else {
  console.log('\nBoth builds made the same bytes.');
  rmSync(temporary, { recursive: true });
}
