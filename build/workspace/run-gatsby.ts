import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cpuCoreCount } from 'gatsby-core-utils/cpu-core-count';
import { FINISHED_FILE } from '../../gatsby/adapter';
import { STALE_CACHES_DELETED } from '../../plugins/gatsby-plugin-lean-build/webpack-plugins';
import { CONTENT_IS_CHECKED } from '../../plugins/gatsby-source-site-content/content-is-checked';

/**
 * Runs `gatsby build` in a folder whose content has been checked. Gatsby prints its own errors.
 * @param codeCache the folder in which Node keeps compiled code between runs (Node 22 and newer)
 * @param onStart gets the id of Gatsby's process
 * @throws if Gatsby fails, or ends without an error before the build is finished
 */
export async function runGatsby(
  folder: string,
  codeCache: string,
  onStart: (id: number) => void,
): Promise<void> {
  const finished = path.join(folder, FINISHED_FILE);
  // The file may be from an earlier build.
  rmSync(finished, { force: true });
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const child = spawn(process.execPath, [resolve('gatsby/cli.js'), 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...gatsbyEnvironment(cpuCoreCount(true), process.stdout.isTTY),
      ...process.env,
      NODE_COMPILE_CACHE: codeCache,
      PWD: folder,
      [CONTENT_IS_CHECKED]: 'true',
      [STALE_CACHES_DELETED]: 'true',
    },
  });
  if (child.pid !== undefined) onStart(child.pid);
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error('Gatsby’s build failed, see above.');
  if (existsSync(finished)) return;
  throw new Error(
    'Gatsby ended without finishing the build, and without an error: the last step above was interrupted.',
  );
}

/**
 * Environment variables that spare Gatsby useless work (docs/decisions/0022-build-speed.md). The
 * caller's own environment overrides them.
 * @param cores the number that Gatsby counts. On one or two cores, a single worker would run all queries
 *   while the main process waits, whose code is already compiled
 * @param isTerminal whether the output is a terminal; Gatsby can redraw its lines only there
 */
export const gatsbyEnvironment = (cores: number, isTerminal: boolean): Record<string, string> => ({
  ...(cores > 2 ? {} : { GATSBY_CPU_COUNT: '1' }),
  ...(isTerminal ? {} : { GATSBY_LOGGER: 'yurnalist' }),
});
