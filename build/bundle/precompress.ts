import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { brotliQualityOf, compress, COMPRESSOR_VERSION, ENDINGS, type Ending } from './compress';
import { isText } from '../lib/text-files';
import type { Manifest } from '../lib/manifest';
import type { NextBundle } from '../workspace/next-bundle';
import { fileFingerprint } from '../lib/file-fingerprint';

type Form = { file: string; ending: Ending; quality: number; kept: string; stamp: string };

/**
 * Puts compressed forms beside the texts of a bundle, with the texts' times, as hosts take both for
 * one version. Those of earlier builds are taken from the bundle in service or found again by hash;
 * those no longer needed are forgotten.
 * @param manifest the hashes of the bundle's files
 * @param cache the folder to remember forms in; an empty file there means "not worthwhile"
 * @returns how many were made now, and how many had been made before
 */
export async function precompress(
  bundle: NextBundle,
  manifest: Manifest,
  cache: string,
): Promise<{ made: number; kept: number }> {
  const folder = path.join(cache, COMPRESSOR_VERSION);
  await mkdir(folder, { recursive: true });
  const forms = [...manifest]
    .filter(([file]) => isText(file))
    .flatMap(([file, hash]) =>
      formsOf(file, hash, fileFingerprint(path.join(bundle.folder, file))),
    );
  const before = new Set(await readdir(folder));
  await forget(folder, before, new Set(forms.map(({ kept }) => kept)));

  const missing = forms.filter(({ file, ending, kept, stamp }) => {
    return !bundle.take(file + ending, `${kept} ${stamp}`);
  });
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => writeAll(queue, bundle, folder)),
  );
  const made = missing.filter((form) => !before.has(form.kept)).length;
  return { made, kept: forms.length - made };
}

/** Two files may be alike and be compressed in two ways: the quality is a part of what is remembered. */
function formsOf(file: string, hash: string, stamp: string): Form[] {
  const quality = brotliQualityOf(file);
  return ENDINGS.map((ending) => {
    return { file, ending, quality, stamp, kept: `${hash}-${quality}${ending}` };
  });
}

/** Takes one form after another, until others that do the same have left none. */
async function writeAll(queue: Iterable<Form>, bundle: NextBundle, folder: string): Promise<void> {
  for (const { file, ending, quality, kept, stamp } of queue) {
    const original = path.join(bundle.folder, file);
    const bytes = await remembered(path.join(folder, kept), async () =>
      compress(await readFile(original), ending, quality),
    );
    if (bytes.length === 0) continue;
    const place = bundle.make(file + ending, `${kept} ${stamp}`);
    await writeFile(place, bytes);
    const { atime, mtime } = await stat(original);
    await utimes(place, atime, mtime);
  }
}

async function remembered(place: string, make: () => Promise<Buffer | undefined>): Promise<Buffer> {
  try {
    return await readFile(place);
  } catch {
    const bytes = (await make()) ?? Buffer.alloc(0);
    // Two files may be alike; and a build that is interrupted must not leave half of one.
    const part = `${place}.${crypto.randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, place);
    return bytes;
  }
}

async function forget(folder: string, names: Iterable<string>, needed: ReadonlySet<string>) {
  for (const name of names) if (!needed.has(name)) await rm(path.join(folder, name));
}
