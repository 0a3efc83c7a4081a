import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from './result-cache';

/** Gatsby's output between builds, in the folder that CI caches. During a build it is in `public`, where Gatsby updates it. */
const RAW_OUTPUT = '.cache/gatsby-output';

/** Identifies Gatsby's output, and the folder and packages that made it. A killed build leaves none. */
const MARK = 'public/.environment';

const remove = (file: string) => fs.rmSync(file, { recursive: true, force: true });

/** Gatsby's cache contains absolute paths, and pictures depend on the version of sharp. */
const environment = (): string =>
  hashOf(
    fs.readFileSync('package-lock.json'),
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
}

/** Marks `public` as the output of the current packages. */
export const markOutput = (): void => fs.writeFileSync(MARK, environment());

/** Moves Gatsby's output out of `public`, so that nobody takes it for the site. */
export function putOutputAway(): void {
  markOutput();
  move('public', RAW_OUTPUT);
}

/** Renames a folder. Between file systems, such as a container's cache and its own, it is copied. */
export function move(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    remove(`${to}.partial`);
    fs.cpSync(from, `${to}.partial`, { recursive: true });
    fs.renameSync(`${to}.partial`, to);
    remove(from);
  }
}

const HASH_FILE = 'plugins/site/code-hash.txt';

/**
 * Writes a hash of the code that runs in a build into a file of the plugin, whose files Gatsby hashes: after a change it
 * drops its cache. Gatsby has bundled this code, with `src/lib` and `site.json`, before it loads the configuration.
 */
export function writeCodeHash(): void {
  // Other programs load the configuration without a build.
  if (!fs.existsSync('.cache/compiled')) return;
  const files = fs.readdirSync('.cache/compiled', { recursive: true, withFileTypes: true });
  const code = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .toSorted()
    .map((file) => fs.readFileSync(file));
  const { GATSBY_SITE_URL = '', GATSBY_APP_URL = '', NODE_ENV = '' } = process.env;
  const hash = hashOf(environment(), GATSBY_SITE_URL, GATSBY_APP_URL, NODE_ENV, ...code);
  // Gatsby's workers load the configuration too.
  if (!fs.existsSync(HASH_FILE) || fs.readFileSync(HASH_FILE, 'utf8') !== hash)
    fs.writeFileSync(HASH_FILE, hash);
}
