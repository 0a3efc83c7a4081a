import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSharePicture } from './draw';
import type { ShareDrawing } from './share-picture';

type Drawings = ReadonlyMap<string, ShareDrawing>;

/** While one picture is compressed by sharp's threads, the text of the next is laid out. */
const AT_ONCE = 4;

/**
 * Draws the share pictures that the bundle lacks and removes those that nothing needs any more. An
 * address says what is drawn there, so a file of an earlier build is never drawn again.
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
  await Promise.all(Array.from({ length: AT_ONCE }, () => drawAll(queue, bundle)));
  return { drawn: missing.length, kept: drawings.size - missing.length };
}

/** Takes one drawing after another, until others that do the same have left none. */
async function drawAll(queue: Iterable<[string, ShareDrawing]>, bundle: string): Promise<void> {
  for (const [address, drawing] of queue) {
    const file = path.join(bundle, address);
    // A build that is interrupted must not leave half a picture under a name that is trusted.
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
