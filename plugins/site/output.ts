import fs from 'node:fs';
import { buildSync } from 'esbuild';
import { hashOf } from './result-cache';

/** Gatsby's output between builds, in the folder that CI caches. During a build it is in `public`, where Gatsby updates it. */
const RAW_OUTPUT = '.cache/gatsby-output';

/** Identifies Gatsby's output, and the folder and packages that made it. A killed build leaves none. */
const MARK = 'public/.environment';

const remove = (file: string) => fs.rmSync(file, { recursive: true, force: true });

/** Gatsby's cache contains absolute paths, and pictures depend on the version of sharp and on their options. */
const environment = (): string =>
  hashOf(
    fs.readFileSync('package-lock.json'),
    fs.readFileSync('plugins/site/picture-options.ts'),
    process.cwd(),
    process.version,
    process.platform,
    process.arch,
  );

/**
 * Puts the output of the last build back into `public`. If that build was killed, or made elsewhere or with other
 * packages, the output is removed: without `public`, Gatsby drops its cache.
 */
export function restoreOutput(): void {
  if (fs.existsSync(RAW_OUTPUT)) {
    remove('public');
    move(RAW_OUTPUT, 'public');
  }
  const isKnown = fs.existsSync(MARK) && fs.readFileSync(MARK, 'utf8') === environment();
  remove(isKnown ? MARK : 'public');
  if (isKnown) removeStylesheets();
}

/**
 * webpack keeps a file whose name has a hash, and the one in a stylesheet's name is of the rules before they are
 * minified: with another way to minify, the old file would stay.
 */
function removeStylesheets(): void {
  for (const file of fs.readdirSync('public'))
    if (/^styles\.\w+\.css$/.test(file)) remove(`public/${file}`);
}

/** Marks `public` as the output of the current packages. */
export const markOutput = (): void => fs.writeFileSync(MARK, environment());

/** Moves Gatsby's output out of `public`, so that it can't be deployed by mistake. */
export function putOutputAway(): void {
  markOutput();
  move('public', RAW_OUTPUT);
}

/** Renames a folder. Between file systems, such as a container's cache and its own, it is copied. */
export function move(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (Object(error).code !== 'EXDEV') throw error;
    remove(`${to}.partial`);
    fs.cpSync(from, `${to}.partial`, { recursive: true });
    fs.renameSync(`${to}.partial`, to);
    remove(from);
  }
}

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
  if (!fs.existsSync('.cache/compiled') || process.env.GATSBY_WORKER_POOL_WORKER) return;
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
  // It lists the browsers that styles are compiled for.
  const packageFile = fs.readFileSync('package.json');
  const hash = hashOf(environment(), packageFile, GATSBY_SITE_URL, GATSBY_APP_URL, ...code);
  if (!fs.existsSync(HASH_FILE) || readCodeHash() !== hash) fs.writeFileSync(HASH_FILE, hash);
}

/** The hash of the code that runs in this build. */
export const readCodeHash = (): string => fs.readFileSync(HASH_FILE, 'utf8');
