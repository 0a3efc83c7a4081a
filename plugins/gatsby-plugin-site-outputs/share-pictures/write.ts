import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShareDrawing } from './share-picture';

type Drawings = ReadonlyMap<string, ShareDrawing>;

/** The number of pictures drawn at once: the layout of one overlaps with the compression of others. */
const CONCURRENCY = 4;

/**
 * Draws missing share pictures and removes unused ones. An address contains a hash of what is drawn, so
 * an existing file is never drawn again.
 * @param drawings what to draw, by the picture's address
 */
export async function writeSharePictures(
  drawings: Drawings,
  bundle: string,
): Promise<{ drawn: number; kept: number }> {
  const folder = path.join(bundle, 'share');
  await mkdir(folder, { recursive: true });
  await removeOthers(folder, drawings);

  const missing = [...drawings].filter(([address]) => !existsSync(path.join(bundle, address)));
  const queue = missing.values();
  await Promise.all(Array.from({ length: CONCURRENCY }, () => drawAll(queue, bundle)));
  return { drawn: missing.length, kept: drawings.size - missing.length };
}

/** Draws pictures until the queue, which several calls share, is empty. */
async function drawAll(queue: Iterable<[string, ShareDrawing]>, bundle: string): Promise<void> {
  for (const [address, drawing] of queue) {
    const file = path.join(bundle, address);
    // Loaded only for drawing: most builds draw nothing, and Gatsby's workers never do.
    const { drawSharePicture } = require('./draw') as typeof import('./draw');
    // An interrupted build must not leave half a picture under its final name.
    await writeFile(`${file}.part`, await drawSharePicture(drawing));
    await rename(`${file}.part`, file);
  }
}

async function removeOthers(folder: string, drawings: Drawings): Promise<void> {
  const needed = new Set([...drawings.keys()].map((address) => path.basename(address)));
  const files = await readdir(folder);
  await Promise.all(
    files.filter((file) => !needed.has(file)).map((file) => rm(path.join(folder, file))),
  );
}
