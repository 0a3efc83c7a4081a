import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { slugOf } from '../../src/lib/slug';

const BODY = `Begin with the question that this article answers, in a sentence or two, and put your own words in the place of these.

## The first part

Say one thing in each part. Write the excerpt last, when you know what the article says.
`;

/**
 * Makes the file of a new article, ready to be written.
 * @param root the folder in which `content` is
 * @param now the day it is dated, in UTC
 * @returns the file's path below `root`
 * @throws if the title is empty or makes no address, or if the file is there already
 */
export async function newPost(root: string, title: string, now = new Date()): Promise<string> {
  const slug = slugOf(title);
  if (slug === '') {
    throw new Error('The title needs a Latin letter or a digit, because it becomes the address.');
  }
  const file = `content/blog/${slug}.md`;
  const fields = stringify(
    { title: title.trim(), date: now.toISOString().slice(0, 10) },
    { lineWidth: 0 },
  );
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `---\n${fields}---\n\n${BODY}`, { flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`There is already an article in ${file}.`) : error;
    },
  );
  return file;
}
