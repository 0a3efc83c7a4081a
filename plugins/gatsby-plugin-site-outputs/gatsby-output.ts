import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { CACHE, cacheFolder } from '../gatsby-source-site-content/build-cache';

/** The folder that Gatsby writes to, and that hosts get. */
export const PUBLIC = 'public';

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The folder that this build keeps. Its code is read once, before the build. */
let kept: string | undefined;
export const keptFolder = () => (kept ??= cacheFolder());
const keptOutput = () => path.join(keptFolder(), 'gatsby');

/**
 * Puts Gatsby's own output of the last build back into `public`, where Gatsby updates it. If there is none by
 * the same code, as after a build that failed, the build is a clean one: Gatsby drops its cache when there is no
 * `public`. `gatsby develop` continues with its own.
 */
export function onPreInit(): void {
  const isFinished = existsSync(path.join(PUBLIC, '_headers'));
  if (process.env.NODE_ENV !== 'production' && !isFinished) return;
  remove(PUBLIC);
  if (existsSync(keptOutput())) return move(keptOutput(), PUBLIC);
  remove('.cache/webpack');
  const names = existsSync(CACHE) ? readdirSync(CACHE) : [];
  for (const name of names.filter((one) => one !== path.basename(keptFolder())))
    remove(path.join(CACHE, name));
}

/** Keeps Gatsby's output for the next build, and puts the finished bundle in its place. */
export function publish(bundle: string): void {
  move(PUBLIC, keptOutput());
  move(bundle, PUBLIC);
}

/** Renames a folder. Between file systems, such as a container's cache and its own, it is copied. */
function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, `${to}.partial`, { recursive: true });
    renameSync(`${to}.partial`, to);
    remove(from);
  }
}

/**
 * The stylesheet that Gatsby inlines into all documents. After a change of it alone, Gatsby leaves documents as
 * they were, with the former one.
 * @throws if there are several, or none
 */
export function readStylesheet(output: string): string {
  const read = (file: string) => readFileSync(path.join(output, file), 'utf8');
  const stats = JSON.parse(read('webpack.stats.json'));
  const files = (stats.assetsByChunkName.app as string[]).filter((name) => name.endsWith('.css'));
  if (files.length !== 1) throw new Error('Gatsby has written several stylesheets, or none.');
  return read(files[0]!);
}
