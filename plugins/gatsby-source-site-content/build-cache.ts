import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appUrl, siteUrl } from './site-url';

/** What builds keep for later ones. Gatsby spares this folder when it deletes its own cache. */
export const CACHE = '.cache/adapters/site';

/** What checks keep for later ones, also without a build. */
export const CHECK_CACHE = '.cache/adapters/check';

/** A hash of texts and bytes, in hexadecimal. */
export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
};

/** The contents of all files of a folder, in the order of their paths. */
const contentsOf = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .toSorted()
    .map((file) => readFileSync(file));

/**
 * The folder of what was made by the same code, with the same packages, Node and addresses. Gatsby has compiled
 * all code that it runs at build time, with the data files that this code imports, before it calls any of it.
 */
export function cacheFolder(root = process.cwd()): string {
  const packages = readFileSync(path.join(root, 'package-lock.json'));
  const code = [...contentsOf(path.join(root, '.cache/compiled')), packages];
  const { version, platform, arch } = process;
  return path.join(root, CACHE, hashOf(version, platform, arch, siteUrl(), appUrl(), ...code));
}

/** Keeps results by the hash of what they are made from. A file that isn't whole is made again. */
export class ResultCache {
  readonly #folder: string;
  readonly #names: Map<string, string>;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#names = new Map(readdirSync(folder).map((name) => [name.split('-')[0]!, name]));
  }

  /** The kept result for these inputs, or what `make` returns. */
  get = async (
    inputs: readonly (string | Uint8Array)[],
    make: () => Promise<Uint8Array | string> | Uint8Array | string,
  ): Promise<Buffer> => {
    const key = hashOf(...inputs);
    const kept = this.#names.get(key);
    // Asynchronous calls for small files take several times as long.
    const found = kept && readFileSync(path.join(this.#folder, kept));
    const isWhole = found && kept === `${key}-${hashOf(found)}`;
    const result = isWhole ? found : Buffer.from(await make());
    const name = `${key}-${hashOf(result)}`;
    if (!isWhole) writeFileSync(path.join(this.#folder, name), result);
    this.#names.set(key, name);
    this.#used.add(name);
    return result;
  };

  /** Deletes the results that this build didn't ask for. */
  prune(): void {
    for (const name of readdirSync(this.#folder)) {
      if (!this.#used.has(name)) rmSync(path.join(this.#folder, name));
    }
  }
}

/** Runs a task for all items, a few at once: enough for all processors, and more would take memory. */
export async function forEachOf<T>(items: Iterable<T>, task: (item: T) => Promise<void>) {
  const rest = items[Symbol.iterator]();
  const run = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: 8 }, run));
}
