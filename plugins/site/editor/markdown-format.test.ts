import { printMarkdown, readMarkdown } from './markdown-format';

/** Opens a file in the form, changes fields, and saves it. */
const save = (file: string, changes: Record<string, unknown>) =>
  printMarkdown({ ...readMarkdown(file, { draft: false, date: '' }), ...changes });

const ARTICLE = `---
# Ask Ada before you change this.
title: "Soup: the best"   # the shop's slogan
excerpt: >-
  A folded
  text.
author: [Ada, Bo]
formerly:
    - old-soup

    - /2019/soup.html
category:   Sorting
---

| Pipe    |  Right |
| ------- | -----: |
| a \\| b |   1 g  |
`;

test('an unchanged article keeps every byte', () => {
  expect(save(ARTICLE, {})).toBe(ARTICLE);
});

test.each([
  ['a text', { title: 'Soup' }, 'title: "Soup: the best" ', 'title: Soup '],
  ['a text over several lines', { excerpt: 'Short.' }, '>-\n  A folded\n  text.', 'Short.'],
  ['an inline list', { author: ['Ada', 'Cy'] }, '[Ada, Bo]', '[Ada, Cy]'],
  ['a list', { formerly: ['soup'] }, '    - old-soup\n\n    - /2019/soup.html', '  - soup'],
  ['an empty field', { excerpt: '' }, 'excerpt: >-\n  A folded\n  text.\n', ''],
  ['an empty list', { formerly: [] }, 'formerly:\n    - old-soup\n\n    - /2019/soup.html\n', ''],
  ['a new field', { draft: true }, '  Sorting\n', '  Sorting\ndraft: true\n'],
  ['the text', { body: 'New.' }, ARTICLE.slice(ARTICLE.indexOf('| Pipe')), 'New.\n'],
])('only the lines of what an author changes are written: %s', (_what, changes, before, after) => {
  expect(ARTICLE).toContain(before);
  expect(save(ARTICLE, changes)).toBe(ARTICLE.replace(before, after));
});

const ADDED = { excerpt: '', date: '', formerly: [], invertImageInDarkMode: false, draft: false };

test.each([
  ['missing fields', '---\ntitle: Soup\n---\n\nText.\n', { body: 'Text.' }],
  ['a number', '---\ntitle: 2024\n---\n\nText.\n', { title: '2024' }],
  ['one author', '---\nauthor: Ada\n---\n\nText.\n', { author: ['Ada'] }],
  ['a key without a value', '---\nexcerpt:\ndraft: false\n---\nText.\n', {}],
  ['a time and a zone', '---\ndate: 2026-03-01T08:00:00+01:00\n---\n', {}],
  ['no fields at all', 'Only text.\n', {}],
  ['indented code first', '---\n---\n\n    code\n\nText.\n', { body: 'code\n\nText.' }],
])('what the form adds, trims or turns into a list isn’t saved: %s', (_what, file, shown) => {
  expect(printMarkdown({ ...ADDED, ...readMarkdown(file), ...shown })).toBe(file);
});

test('indented code at the beginning stays code when the text below changes', () => {
  expect(save('---\ntitle: A\n---\n\n    code\n\nText.\n', { body: 'code\n\nNew.' })).toBe(
    '---\ntitle: A\n---\n\n    code\n\nNew.\n',
  );
});

test('new fields are added above a text without any', () => {
  expect(save('Only text.\n', { title: 'Soup' })).toBe('---\ntitle: Soup\n---\n\nOnly text.\n');
});

test('a new article has the fields that were filled in', () => {
  const fields = {
    title: 'Soup: the best',
    author: ['Ada'],
    invert: false,
    draft: true,
    body: 'A',
  };
  expect(printMarkdown(fields)).toBe(
    "---\ntitle: 'Soup: the best'\nauthor:\n  - Ada\ndraft: true\n---\n\nA\n",
  );
});

test('fields between braces aren’t changed', () => {
  expect(() => save('---\n{ title: A }\n---\n', { author: 'Ada' })).toThrow('saving_failed');
});

test('a file whose first lines aren’t fields isn’t opened', () => {
  expect(() => readMarkdown('---\nText between rules.\n---\n')).toThrow('expected fields');
});
