import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The plugin's folder in Gatsby's cache, which Gatsby empties when the code has changed. */
const CACHE = '.cache/caches/site';

/** A hash of strings and bytes, in hexadecimal. */
export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 32);
};

/** Caches results by the hash of their inputs. */
export class ResultCache {
  readonly #used = new Set<string>();
  readonly #folder: string;

  /** @param name a folder in the cache; each has results of its own */
  constructor(name: string, root = path.join(process.cwd(), CACHE)) {
    this.#folder = path.join(root, name);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** The cached result for these inputs, or what `make` returns. */
  get = async (
    inputs: readonly (string | Uint8Array)[],
    make: () => Promise<Uint8Array | string> | Uint8Array | string,
  ): Promise<Buffer> => {
    const name = hashOf(...inputs);
    const file = path.join(this.#folder, name);
    this.#used.add(name);
    // Asynchronous calls take several times as long for small files.
    if (existsSync(file)) return readFileSync(file);
    const result = Buffer.from(await make());
    // A killed build leaves no incomplete file.
    writeFileSync(`${file}.partial`, result);
    renameSync(`${file}.partial`, file);
    return result;
  };

  /** Deletes the results that this build didn't ask for. */
  prune(): void {
    for (const name of readdirSync(this.#folder)) {
      if (!this.#used.has(name)) rmSync(path.join(this.#folder, name));
    }
  }
}
