// npm run new:post "Title": makes the file of a new article.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { articleFields, NEW_ARTICLE, slugOf } from '../plugins/site/model';

const template = (given: Record<string, unknown>) => `---
${Object.entries(articleFields().shape)
  .map(([name, { description }]) => {
    const field = name in given ? stringify({ [name]: given[name] }, { lineWidth: 0 }) : `${name}:`;
    return `# ${description}\n${field.trimEnd()}`;
  })
  .join('\n')}
---

Replace this text. Open with the question your article answers, in a sentence or two.

## The first part

Say one thing in each part. Write the excerpt last, when you know what the article says.
`;

/**
 * Makes the file of a new article, a draft with every field that an article needs.
 * @param root the folder that contains `content`
 * @param now the current time, whose UTC date is used
 * @returns the file's path below `root`
 * @throws if the title makes no address, or if the file already exists
 */
export function newPost(root: string, title: string, now = new Date()): string {
  const slug = slugOf(title);
  if (title.trim() === '') throw new Error('Add a title: npm run new:post "Title"');
  if (slug === '' || (/\p{L}/u.test(title) && !/[a-z]/.test(slug)))
    throw new Error(
      'The title makes no address, because it has no Latin letters: use some, and change the title in the file.',
    );
  const file = `content/blog/${slug}.md`;
  if (existsSync(join(root, file))) throw new Error(`There is already an article in ${file}.`);
  writeFileSync(
    join(root, file),
    template({ ...NEW_ARTICLE, title: title.trim(), date: now.toISOString().slice(0, 10) }),
  );
  return file;
}

if (process.argv[1] === __filename) {
  try {
    console.log(`Write your article in ${newPost(process.cwd(), process.argv.slice(2).join(' '))}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
