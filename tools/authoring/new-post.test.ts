/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyContent } from '../../tests/unit/content-copy';
import { checkContent } from '../../plugins/gatsby-source-site-content/check/check-content';
import { newPost } from './new-post';

const NEW_YEARS_EVE = new Date('2025-12-31T23:59:59Z');

test('newPost writes a draft with the title and the day in UTC', async () => {
  const { root } = await copyContent();
  const file = await newPost(root, 'Süße Suppe: heiß', NEW_YEARS_EVE);
  expect(file).toBe('content/blog/suesse-suppe-heiss.md');
  expect(await readFile(join(root, file), 'utf8')).toMatch(
    /^---\ntitle: "Süße Suppe: heiß"\ndate: 2025-12-31\ndraft: true\n---\n\nBegin with /,
  );
});

test('newPost writes an article that passes the check of the content, without placeholders', async () => {
  const { root } = await copyContent();
  const file = await newPost(root, '2025: "what\'s" # new?');
  expect(await checkContent(root)).toEqual([]);
  expect(await readFile(join(root, file), 'utf8')).not.toMatch(/todo|lorem/i);
});

test('newPost does not overwrite an article', async () => {
  const { root } = await copyContent();
  const file = await newPost(root, 'Soup', NEW_YEARS_EVE);
  const before = await readFile(join(root, file), 'utf8');
  await expect(newPost(root, 'soup!')).rejects.toThrow(
    'There is already an article in content/blog/soup.md.',
  );
  expect(await readFile(join(root, file), 'utf8')).toBe(before);
});

test('newPost rejects a title without a letter or digit for the address', async () => {
  const { root } = await copyContent();
  await expect(newPost(root, '???')).rejects.toThrow(
    'The title needs a Latin letter or a digit, because it becomes the address.',
  );
});

test('newPost quotes a title that other readers would take for a date', async () => {
  const { root } = await copyContent();
  const file = await newPost(root, '2025-01-01', NEW_YEARS_EVE);
  expect(await readFile(join(root, file), 'utf8')).toMatch(
    /^---\ntitle: "2025-01-01"\ndate: 2025-12-31\ndraft: true\n---\n/,
  );
});

test.each([
  [
    'of 300 letters',
    'x'.repeat(300),
    'The title makes an address of 300 characters, and 100 are the most.',
  ],
  [
    'of foreign letters and a digit',
    '日本 2',
    'The title’s letters make no address: only its digits would remain, 2.',
  ],
])('newPost rejects a title %s', async (_kind, title, message) => {
  const { root } = await copyContent();
  await expect(newPost(root, title)).rejects.toThrow(message);
});
