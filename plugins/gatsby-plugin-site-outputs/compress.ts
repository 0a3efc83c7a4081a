import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(?:html|css|js|json|txt|xml|svg|webmanifest)$/;

/** Writes a `.br` and a `.gz` file beside each text of the bundle, for hosts that look for them. */
export async function compress(bundle: string): Promise<void> {
  const files = await readdir(bundle, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && TEXT.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  // A few at once keep all processors busy; more would only take memory.
  while (texts.length > 0) await Promise.all(texts.splice(0, 32).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  // A smaller file fits into one packet, so compressing it saves nothing.
  if (bytes.length < 1024) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
