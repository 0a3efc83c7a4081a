import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { openFileCache, type FileCache } from '../lib/cache';
import { fileFingerprint } from '../lib/hash';
import type { Manifest } from '../lib/manifest';
import { isText } from '../lib/text-files';
import type { StagedBundle } from '../workspace/staged-bundle';
import { brotliQualityOf, compress, COMPRESSOR_VERSION, ENDINGS, type Ending } from './compress';

/** A compressed form of a file, such as `index.html.br`. */
type CompressedFile = {
  /** The uncompressed file. */
  original: string;
  ending: Ending;
  quality: number;
  /** Its name in the cache: everything that its bytes depend on. */
  cacheName: string;
  /** Identifies what its bytes and its modification time depend on, see `StagedBundle`. */
  source: string;
};

/**
 * Writes compressed forms beside the texts of a bundle. They get the modification times of the texts,
 * because hosts treat all forms as one version. Forms of earlier builds are reused from the bundle in
 * service or from the cache.
 * @param manifest the hashes of the bundle's files
 * @param cacheFolder the folder of the cache; an empty file there means "not worth compressing"
 * @returns how many forms were compressed now, and how many were known from earlier builds
 */
export async function precompress(
  bundle: StagedBundle,
  manifest: Manifest,
  cacheFolder: string,
): Promise<{ compressed: number; known: number }> {
  const cache = openFileCache(cacheFolder);
  const files = [...manifest]
    .filter(([file]) => isText(file))
    .flatMap(([file, hash]) => compressedFilesOf(bundle, file, hash));
  cache.retain(files.map(({ cacheName }) => cacheName));

  const missing = files.filter(
    ({ original, ending, source }) => !bundle.reuse(original + ending, source),
  );
  const compressed = missing.filter(({ cacheName }) => !cache.has(cacheName)).length;
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => writeAll(queue, bundle, cache)),
  );
  return { compressed, known: files.length - compressed };
}

function compressedFilesOf(bundle: StagedBundle, original: string, hash: string): CompressedFile[] {
  const fingerprint = fileFingerprint(path.join(bundle.folder, original));
  const quality = brotliQualityOf(original);
  return ENDINGS.map((ending) => {
    const cacheName = `${hash}-${quality}-${COMPRESSOR_VERSION}${ending}`;
    return { original, ending, quality, cacheName, source: `${cacheName} ${fingerprint}` };
  });
}

/** Writes files until the queue is empty. Parallel calls share one queue. */
async function writeAll(queue: Iterable<CompressedFile>, bundle: StagedBundle, cache: FileCache) {
  for (const { original, ending, quality, cacheName, source } of queue) {
    const from = path.join(bundle.folder, original);
    const bytes = await cache.getOrCompute(
      cacheName,
      async () => (await compress(await readFile(from), ending, quality)) ?? Buffer.alloc(0),
    );
    if (bytes.length === 0) continue;
    const file = bundle.create(original + ending, source);
    await writeFile(file, bytes);
    const { atime, mtime } = await stat(from);
    await utimes(file, atime, mtime);
  }
}
