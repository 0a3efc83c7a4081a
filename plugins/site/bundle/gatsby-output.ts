import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE, cacheFolder, PICTURE_CACHE } from '../build-cache';

/** The folder of this build. Its code is read once, before the build. */
let folder: string | undefined;

/**
 * A file or folder that this build keeps: `gatsby` has Gatsby's output from the end of a build to the start of the
 * next, `bundle` the bundle until it is finished, and `untouched` is there while Gatsby hasn't begun.
 */
export const kept = (name: string): string => path.join((folder ??= cacheFolder()), name);

const remove = (file: string) => fs.rmSync(file, { recursive: true, force: true });
const list = (place: string) =>
  (fs.existsSync(place) ? fs.readdirSync(place) : []).map((name) => path.resolve(place, name));
const listOthers = () => list(CACHE).filter((one) => one !== kept(''));

/**
 * Lets a new process build if other code has left its state, which this process has read. Gatsby can't drop all of
 * it: a type stays with the plugin that owned it, and another plugin's nodes of this type end the build.
 */
export function startAnewAfterOtherCode(): void {
  if (listOthers().length === 0) return;
  const state = list('.cache').filter((file) => path.basename(file) !== 'adapters');
  for (const file of [...state, ...listOthers()]) remove(file);
  const { status } = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/**
 * Puts Gatsby's output of the last build back into `public`, where Gatsby updates it. If there is none by the same
 * code, as after a build that failed, the build is a clean one: Gatsby drops its cache when there is no `public`.
 * @returns false: Gatsby needn't read its own cache again
 */
export function restoreOutput(): false {
  for (const other of listOthers()) remove(other);
  // It is there after a mistake in the content.
  if (!fs.existsSync(kept('untouched'))) {
    removePublic();
    if (fs.existsSync(kept('gatsby'))) move(kept('gatsby'), 'public');
    fs.mkdirSync(kept(''), { recursive: true });
    fs.writeFileSync(kept('untouched'), '');
  }
  return false;
}

/** Removes `public`, in whose place a build puts other folders. */
function removePublic(): void {
  const isLink = fs.lstatSync('public', { throwIfNoEntry: false })?.isSymbolicLink();
  try {
    if (!isLink) return remove('public');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error;
  }
  throw new Error(
    'The folder public is a link, a mount or in use, and a build replaces it: build without it, and copy the finished folder there.',
  );
}

/**
 * Runs after the check of the content. `gatsby develop`, in which Gatsby calls no adapter, continues with the output
 * of the last build, or with its own, which no build uses.
 */
export function continueOutput(): void {
  const isDevelop = process.env.gatsby_executing_command === 'develop';
  if (isDevelop && list(CACHE).some((one) => fs.existsSync(path.join(one, 'gatsby'))))
    restoreOutput();
  remove(kept('untouched'));
}

/** Keeps Gatsby's output for the next build, and of the kept pictures those that are in it: they have a second name. */
export function keepOutput(): void {
  move('public', kept('gatsby'));
  for (const file of list(PICTURE_CACHE)) if (fs.statSync(file).nlink === 1) remove(file);
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
