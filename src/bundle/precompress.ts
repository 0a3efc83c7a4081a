import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { brotliQualityOf, compress, COMPRESSOR_VERSION, ENDINGS, type Ending } from './compress';
import { isText } from './kinds';
import type { Manifest } from './manifest';

type Form = { file: string; ending: Ending; quality: number; kept: string };

/**
 * Puts compressed forms beside the texts of a bundle, with the texts' times, as hosts take both for
 * one version. Those of earlier builds are found again by hash; those no longer needed are forgotten.
 * @param manifest the hashes of the bundle's files
 * @param memory the folder to remember forms in; an empty file there means "not worthwhile"
 * @returns how many were made now, and how many were remembered
 */
export async function precompress(
  bundle: string,
  manifest: Manifest,
  memory: string,
): Promise<{ made: number; kept: number }> {
  const folder = path.join(memory, COMPRESSOR_VERSION);
  await mkdir(folder, { recursive: true });
  const forms = [...manifest]
    .filter(([file]) => isText(file))
    .flatMap(([file, hash]) => ENDINGS.map((ending): Form => formOf(file, hash, ending)));
  const before = new Set(await readdir(folder));
  await forget(folder, before, new Set(forms.map(({ kept }) => kept)));

  const queue = forms.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => writeAll(queue, bundle, folder)),
  );
  const kept = forms.filter((form) => before.has(form.kept)).length;
  return { made: forms.length - kept, kept };
}

/** Two files may be alike and be compressed in two ways: the quality is a part of what is remembered. */
function formOf(file: string, hash: string, ending: Ending): Form {
  const quality = brotliQualityOf(file);
  return { file, ending, quality, kept: `${hash}-${quality}${ending}` };
}

/** Takes one form after another, until others that do the same have left none. */
async function writeAll(queue: Iterable<Form>, bundle: string, folder: string): Promise<void> {
  for (const { file, ending, quality, kept } of queue) {
    const original = path.join(bundle, file);
    const bytes = await remembered(path.join(folder, kept), async () =>
      compress(await readFile(original), ending, quality),
    );
    if (bytes.length === 0) continue;
    await writeFile(original + ending, bytes);
    const { atime, mtime } = await stat(original);
    await utimes(original + ending, atime, mtime);
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
