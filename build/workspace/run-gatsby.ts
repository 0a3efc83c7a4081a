import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cpuCoreCount } from 'gatsby-core-utils/cpu-core-count';
import { CHECKED } from '../../plugins/gatsby-source-site-content/checked';
import { STALE_CACHES_DELETED } from '../../plugins/gatsby-plugin-lean-build/webpack-plugins';
import { gatsbyEnvironment } from './gatsby-environment';

/**
 * Runs `gatsby build` in a folder whose content has been checked. Throws if it fails; what is wrong it has told by itself.
 * @param codeCache where Node keeps compiled code from run to run (Node 22 and newer)
 * @param onStart is told the id of its process
 */
export async function runGatsby(
  folder: string,
  codeCache: string,
  onStart: (id: number) => void,
): Promise<void> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const child = spawn(process.execPath, [resolve('gatsby/cli.js'), 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...gatsbyEnvironment(cpuCoreCount(true), process.stdout.isTTY),
      ...process.env,
      NODE_COMPILE_CACHE: codeCache,
      PWD: folder,
      [CHECKED]: 'true',
      [STALE_CACHES_DELETED]: 'true',
    },
  });
  if (child.pid !== undefined) onStart(child.pid);
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error('Gatsby’s build failed, see above.');
}
