import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { slugOf } from '../../src/lib/slug';

const BODY = `Begin with the question that this article answers, in a sentence or two, and put your own words in the place of these.

## The first part

Say one thing in each part. Write the excerpt last, when you know what the article says.
`;

/** A file name may have 255 bytes, but longer addresses than this are cut off where they are shown. */
const LONGEST_SLUG = 100;

/**
 * Makes the file of a new article, a draft, so that its first words are not published.
 * @param root the folder in which `content` is
 * @param now the moment whose day in UTC becomes the date
 * @returns the file's path below `root`
 * @throws if the title makes no address or one that is too long, or if the file already exists
 */
export async function newPost(root: string, title: string, now = new Date()): Promise<string> {
  const slug = slugOf(title);
  if (slug === '') {
    throw new Error('The title needs a Latin letter or a digit, because it becomes the address.');
  }
  const file = `content/blog/${slug}.md`;
  if (/\p{L}/u.test(title) && !/[a-z]/.test(slug)) {
    throw new Error(
      `The title’s letters make no address: only its digits would remain, ${slug}. Use Latin letters, and change the title in the file.`,
    );
  }
  if (slug.length > LONGEST_SLUG) {
    throw new Error(
      `The title makes an address of ${slug.length} characters, and ${LONGEST_SLUG} are the most. Use a shorter one, and change the title in the file.`,
    );
  }
  // Other readers of YAML would take a title such as 2025-01-01 for a date.
  const heading = stringify({ title: title.trim() }, { lineWidth: 0, compat: 'yaml-1.1' });
  const fields = `${heading}date: ${now.toISOString().slice(0, 10)}\ndraft: true\n`;
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `---\n${fields}---\n\n${BODY}`, { flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`There is already an article in ${file}.`) : error;
    },
  );
  return file;
}
