import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { environment } from './output';
import { hashOf } from './result-cache';

const HASH_FILE = 'plugins/site/code-hash.txt';

/** The modules that Gatsby loads, with all the code that runs in Node.js. */
const ENTRIES = ['gatsby-config.ts', 'gatsby-node.ts', 'plugins/site/gatsby-node.ts'];

/**
 * Writes a hash of the code that runs in a build into a file of the plugin, whose files Gatsby hashes: after a change it
 * drops its cache. The code is bundled first, because Gatsby compiles it differently in `develop` and in a build,
 * with the same results.
 */
export function writeCodeHash(): void {
  // Other programs load the configuration without a build, and Gatsby’s workers during one.
  if (!existsSync('.cache/compiled') || process.env.GATSBY_WORKER_POOL_WORKER) return;
  const { outputFiles } = buildSync({
    absWorkingDir: process.cwd(),
    entryPoints: ENTRIES,
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: '.',
    write: false,
  });
  const { GATSBY_SITE_URL = '', GATSBY_APP_URL = '' } = process.env;
  const code = outputFiles.map(({ contents }) => contents);
  // It lists the browsers that styles and scripts are compiled for.
  const packageFile = readFileSync('package.json');
  const hash = hashOf(environment(), packageFile, GATSBY_SITE_URL, GATSBY_APP_URL, ...code);
  if (!existsSync(HASH_FILE) || readCodeHash() !== hash) writeFileSync(HASH_FILE, hash);
}

/** The hash of the code that runs in this build. */
export const readCodeHash = (): string => readFileSync(HASH_FILE, 'utf8');
