import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** What builds keep for later ones, in the folder that Gatsby sets aside for adapters when it deletes its cache. */
export const CACHE = '.cache/adapters/site';

/** The pictures that builds keep for later ones, by other code, too. */
export const PICTURE_CACHE = '.cache/adapters/pictures';

/** What checks keep for later ones, also without a build. */
export const CHECK_CACHE = '.cache/adapters/check';

const HASH_LENGTH = 32;

/** A hash of texts and bytes, in hexadecimal. */
export const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, HASH_LENGTH);
};

/**
 * The folder of what was made by the same code in the same place, with the same packages, Node and addresses. The code is
 * all that runs at build time, with the data files that it imports. Gatsby's state has absolute paths.
 */
export function cacheFolder(root = process.cwd()): string {
  const entryPoints = ['./gatsby-*.ts'];
  const place = { absWorkingDir: root, outdir: CACHE, write: false } as const;
  const kind = { bundle: true, packages: 'external', platform: 'node', logLevel: 'error' } as const;
  const code = buildSync({ entryPoints, ...place, ...kind }).outputFiles;
  const packages = readFileSync(path.join(root, 'package-lock.json'));
  const { version, platform, arch, env } = process;
  const addresses = [env.GATSBY_SITE_URL ?? '', env.GATSBY_APP_URL ?? ''];
  const all = [packages, ...code.map(({ contents }) => contents)];
  return path.join(
    root,
    CACHE,
    hashOf(path.resolve(root), version, platform, arch, ...addresses, ...all),
  );
}

/** Keeps results by the hash of what they are made from. A file that isn't whole is made again. */
export class ResultCache {
  readonly #used = new Set<string>();

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** The kept result for these inputs, or what `make` returns. */
  get = async (
    inputs: readonly (string | Uint8Array)[],
    make: () => Promise<Uint8Array | string> | Uint8Array | string,
  ): Promise<Buffer> => {
    const file = path.join(this.folder, hashOf(...inputs));
    this.#used.add(path.basename(file));
    // Asynchronous calls for small files take several times as long.
    const kept = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const found = kept.subarray(HASH_LENGTH);
    if (kept.toString('utf8', 0, HASH_LENGTH) === hashOf(found)) return found;
    const result = Buffer.from(await make());
    writeFileSync(file, Buffer.concat([Buffer.from(hashOf(result)), result]));
    return result;
  };

  /** Deletes the results that this build didn't ask for. */
  prune(): void {
    for (const name of readdirSync(this.folder)) {
      if (!this.#used.has(name)) rmSync(path.join(this.folder, name));
    }
  }
}
