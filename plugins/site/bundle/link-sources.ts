import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentReader } from '../read/content-reader';

const FOLDERS = ['content/data', 'content/blog', 'content/pages'];

/** The lines of the content that contain an address, such as `content/data/faq.json:12`. */
export async function findInContent(address: string, reader: ContentReader): Promise<string[]> {
  const files = await Promise.all(FOLDERS.map((folder) => reader.allFiles(folder)));
  const texts = files.flat().filter((file) => /\.(?:json|md|markdown)$/i.test(file));
  return texts.flatMap((file) =>
    readFileSync(join(reader.root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (hasAddress(line, address) ? `${file}:${index + 1}` : [])),
  );
}

/** Whether a line has the address as a whole: `/pricing#a` isn't in `/pricing#ab`. */
const hasAddress = (line: string, address: string): boolean =>
  line
    .split(address)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));
