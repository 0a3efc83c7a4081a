import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { CACHE, cacheFolder } from '../gatsby-source-site-content/build-cache';

const PUBLIC = 'public';
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder is kept for builds with the same code, which is read once, before the build. */
let kept: string | undefined;
export const keptFolder = () => (kept ??= cacheFolder());
const keptOutput = () => path.join(keptFolder(), 'gatsby');

/**
 * Puts Gatsby's own output of the last build back into `public`, where Gatsby updates it. If other code made
 * it, Gatsby makes everything again but the pictures, and with other packages those as well: it drops its
 * whole cache when there is no `public`, as after a build that failed. `gatsby develop` continues with its own.
 */
export function onPreInit({ store }: Pick<ParentSpanPluginArgs, 'store'>): void {
  const isFinished = existsSync(path.join(PUBLIC, '_headers'));
  if (process.env.NODE_ENV !== 'production' && !isFinished) return;
  remove(PUBLIC);
  const own = path.basename(keptFolder());
  const names = existsSync(CACHE) ? readdirSync(CACHE) : [];
  const outputOf = (name: string) => path.join(CACHE, name, 'gatsby');
  const last = [own, ...names.filter((name) => name.split('-')[0] === own.split('-')[0])].find(
    (name) => existsSync(outputOf(name)),
  );
  if (last) move(outputOf(last), PUBLIC);
  // What Gatsby does when a plugin has changed: it compares this hash with the one of all plugins.
  if (last !== own) store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  for (const name of names.filter((one) => one !== own)) {
    remove(path.join(CACHE, name));
    remove('.cache/webpack');
  }
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

/** What Gatsby has written into `public`, with files of earlier builds that nothing refers to any more. */
export class GatsbyOutput {
  /** The paths in `static` by their first segment, a hash. */
  readonly #hashed = new Map<string, string[]>();

  constructor(readonly folder = PUBLIC) {
    const files = readdirSync(path.join(folder, 'static'), {
      recursive: true,
      withFileTypes: true,
    });
    for (const file of files.filter((one) => one.isFile())) {
      const name = path.relative(folder, path.join(file.parentPath, file.name));
      const [, hash] = name.split(path.sep);
      const others = this.#hashed.get(hash!) ?? [];
      this.#hashed.set(hash!, [...others, name.split(path.sep).join('/')]);
    }
  }

  read = (file: string): Promise<Buffer> => readFile(path.join(this.folder, file));

  /** The stylesheet that Gatsby inlines into all documents. */
  async styles(): Promise<string> {
    const stats = JSON.parse(String(await this.read('webpack.stats.json')));
    const files = (stats.assetsByChunkName.app as string[]).filter((name) => name.endsWith('.css'));
    if (files.length !== 1) throw new Error('Gatsby has written several stylesheets, or none.');
    return String(await this.read(files[0]!));
  }

  /** The scripts that a document loads. */
  scriptsOf = (html: string): string[] =>
    [...html.matchAll(/<script\b[^>]*? src="\/([^"/]+\.js)"/g)].map(([, file]) => file!);

  /**
   * The files that a document refers to: scripts, pictures, and others of articles.
   * @throws if there is no file of a hash; the next build is a clean one
   */
  filesIn(html: string): string[] {
    const places = [...html.matchAll(/\/static\/([0-9a-f]{32}|[^/"'\s)]+)/g)];
    return [
      ...this.scriptsOf(html),
      ...places.flatMap(({ index, 0: address, 1: hash }) => {
        const files = this.#hashed.get(hash!) ?? [];
        if (files.length === 0 && hash!.length === 32)
          throw new Error(`${this.folder}${address} is missing. Build again.`);
        const named = files.filter((file) =>
          [file, encodeName(file)].some((one) => html.startsWith(one, index + 1)),
        );
        // A name with characters that HTML escapes isn't recognized: all files of its hash stay.
        return named.length > 0 ? named : files;
      }),
    ];
  }
}

/** The address of a picture, whose name Gatsby encodes. */
const encodeName = (file: string) =>
  path.posix.join(path.posix.dirname(file), encodeURIComponent(path.posix.basename(file)));
