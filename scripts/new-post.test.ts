/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contentCopy } from '../tests/unit/content-copy';
import { newPost } from './new-post';

const copy = contentCopy();

const SOUP = 'content/blog/soup.md';

test('newPost writes a draft with every field, which passes the check', async () => {
  copy.at('content/blog/suesse-suppe-heiss.md');
  const file = newPost(copy.at(), 'Süße Suppe: heiß', new Date('2025-12-31T23:59:59Z'));
  expect(file).toBe('content/blog/suesse-suppe-heiss.md');
  const text = readFileSync(copy.at(file), 'utf8');
  for (const line of ['title: "Süße Suppe: heiß"', 'date: 2025-12-31', 'draft: true'])
    expect(text).toContain(`\n${line}\n`);
  const empty = 'excerpt category author readTime image imageAlt invertImageInDarkMode';
  for (const field of empty.split(' ')) expect(text).toContain(`\n${field}:\n`);
  expect(await copy.check()).toEqual([]);
});

test.each(['2025-01-01', '12:30', '2025: "what\'s" # new?', 'true 1'])(
  'newPost writes the title %s as a YAML string',
  async (title) => {
    copy.at(newPost(copy.at(), title));
    expect(await copy.check()).toEqual([]);
  },
);

test('newPost does not overwrite an article', async () => {
  await copy.write(SOUP, 'Soup.');
  expect(() => newPost(copy.at(), 'soup!')).toThrow(`There is already an article in ${SOUP}.`);
  expect(readFileSync(copy.at(SOUP), 'utf8')).toBe('Soup.');
});

test.each([
  ['', 'Add a title: npm run new:post "Title"'],
  ['???', 'The title makes no address, because it has no Latin letters'],
  ['日本 2', 'The title makes no address, because it has no Latin letters'],
])('newPost refuses the title %j with a sentence', (title, message) => {
  expect(() => newPost(copy.at(), title)).toThrow(message);
});
