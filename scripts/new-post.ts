// npm run new:post "Title": makes the file of a new article.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { slugOf } from '../plugins/site/model';

const template = (title: string, day: string) => `---
# The headline, and the title in the browser's tab: 18 to 48 characters, which make 30 to 60 with the product's name.
${stringify({ title }, { lineWidth: 0 }).trimEnd()}
# A sentence or two for the list and for search engines, 110 to 160 characters. Empty: the article's beginning.
excerpt:
# The list has a button for each category. Empty: the article appears under "Uncategorized".
category:
# Who wrote it, after the word "By". Empty: "Anonymous".
author:
# The day it appears. A day in the future schedules it.
date: ${day}
# How long it takes to read, such as 6 min read. Empty: estimated from its words.
readTime:
# The picture above it and in lists, such as ./images/soup.jpg, at least 1200 pixels wide,
# and what is seen in it. Empty: the name of the category.
image:
imageAlt:
# true for black drawings on white. Empty: false.
invertImageInDarkMode:
# A draft isn't published; "npm run develop" shows it. Delete this line when the article is done.
draft: true
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
  writeFileSync(join(root, file), template(title.trim(), now.toISOString().slice(0, 10)));
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
