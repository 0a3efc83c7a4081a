import fs from 'node:fs';
import { hashOf } from './result-cache';

/** Gatsby's output between builds, in the folder that CI caches. During a build it is in `public`, where Gatsby updates it. */
const RAW_OUTPUT = '.cache/gatsby-output';

/** Identifies Gatsby's output, and the folder and packages that made it. A killed build leaves none. */
const MARK = 'public/.environment';

const remove = (file: string) => fs.rmSync(file, { recursive: true, force: true });

/** A hash of what made an output: Gatsby's cache contains absolute paths, and pictures depend on sharp and their options. */
export const environment = (): string =>
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
