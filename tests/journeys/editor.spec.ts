import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import '../support/content';
import { OWNER_CHANGES } from '../support/owner-changes';
import {
  changeField,
  openCheckedForm,
  openEntry,
  openForm,
  savedFile,
  saveWith,
} from '../support/form';
import { checkContent } from '../../plugins/site/check';
import { ContentReader } from '../../plugins/site/read';

test('an article from the form passes the check', { tag: '@chromium' }, async ({ page }) => {
  const hosts = new Set<string>();
  page.on('response', (response) => hosts.add(new URL(response.url()).hostname));
  const html = await (await page.request.get('/admin')).text();
  expect(html).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(html).toContain('<meta name="robots" content="noindex">');
  await openForm(page, {});
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  await press('Create New Entry');

  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const chooser = page.waitForEvent('filechooser');
  await press('Browse');
  await press('Upload');
  await (await chooser).setFiles('tests/content/blog/images/rings.jpg');
  await press('Insert');
  await expect(page.getByRole('button', { name: 'Replace Image' })).toBeVisible();
  await field('Text').fill('## Why\nSoup is good.');
  await field('Title').fill('Soup: the best');
  await field('Category').fill('Sorting');
  await field('Date').fill('2025-03-04');
  await field('Image alt').fill('Rings on a table.');
  await field('Item Value').first().fill('Ada Lint');
  await press('Add');
  await field('Item Value').nth(1).fill('Bo Pease');
  await press('Save');
  await expect(page.getByRole('row', { name: 'Soup: the best' })).toBeVisible();
  expect([...hosts].filter(Boolean)).toEqual(['localhost']);

  const article = await savedFile(page, 'content/blog/soup-the-best.md');
  expect(article).toBe(`---
title: 'Soup: the best'
category: Sorting
author:
  - Ada Lint
  - Bo Pease
date: 2025-03-04
image: ./images/rings.jpg
imageAlt: Rings on a table.
draft: true
---

## Why
Soup is good.
`);
  const root = test.info().outputPath();
  await cp('tests/content', join(root, 'content'), { recursive: true });
  await writeFile(join(root, 'content/blog/soup-the-best.md'), article);
  expect(await checkContent(new ContentReader(root))).toEqual([]);
});

test(
  'edits of a price, an answer and a headline change one line each, and pass the check',
  { tag: '@chromium' },
  async ({ page }) => {
    const root = test.info().outputPath();
    await cp('tests/content', join(root, 'content'), { recursive: true });
    const names = await readdir('tests/content/data');
    const texts = names.map(async (name) => {
      const path = `content/data/${name}`;
      return [path, await readFile(join('tests', path), 'utf8')] as const;
    });
    const files = Object.fromEntries(await Promise.all(texts));
    await openForm(page, files);
    for (const { file, list, field, value, before, after } of OWNER_CHANGES) {
      await test.step(field, async () => {
        const path = `content/data/${file}.json`;
        const part = (key: string) => page.locator(`[data-key-path="${key}"]`);
        await openEntry(page, 'data', file);
        if (list) await part(list).getByRole('button', { name: 'Expand All' }).first().click();
        await saveWith(page, part(field).locator('input, textarea'), value);
        const saved = await savedFile(page, path);
        expect(saved).toBe(files[path]?.replace(before, after));
        await writeFile(join(root, path), saved);
      });
    }
    const reader = new ContentReader(root);
    expect(await checkContent(reader)).toEqual([]);
    // What pages query.
    const { value: plans } = await reader.dataFile('plans');
    expect(plans?.plans[1]?.monthlyPrice).toBe(5.49);
  },
);

test(
  'an article with a mistake isn’t saved on its author’s computer, and the form says why',
  { tag: '@chromium' },
  async ({ page }) => {
    const path = 'content/blog/pots.md';
    const article = '---\ntitle: Pots\nimage: ./images/rings.jpg\n---\n\nText.\n';
    const server = await openCheckedForm(page, { [path]: article }, test.info().outputPath());
    await openEntry(page, 'articles', 'pots');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await changeField(page, field('Category'), 'sorting');
    await press('Save');
    await expect(dialog).toContainText('Write into “Image alt” what the image shows.');
    await press('OK');
    await field('Image alt').fill('Rings on a table.');
    await press('Save');
    await expect(dialog).toContainText('category: "sorting" is "Sorting" in content/blog/');
    await press('OK');
    expect(await savedFile(page, path)).toBe(article);
    await saveWith(page, field('Category'), 'Sorting');
    expect(await savedFile(page, path)).toBe(
      article.replace('rings.jpg\n', 'rings.jpg\ncategory: Sorting\nimageAlt: Rings on a table.\n'),
    );
    server.close();
  },
);

test('an article with a very long title is saved', { tag: '@chromium' }, async ({ page }) => {
  const server = await openCheckedForm(page, {}, test.info().outputPath());
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const title = 'Soup of the day '.repeat(20).trim();
  // The form loses what is typed while it opens.
  await expect(async () => {
    if (await field('Title').isVisible()) {
      await field('Text').fill('Soup is good.', { timeout: 5000 });
      await field('Title').fill(title, { timeout: 5000 });
      // Otherwise it would show a dialog.
      await expect(field('Text')).toHaveValue('Soup is good.', { timeout: 1000 });
      await page.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 5000 });
    }
    await expect(page).toHaveURL(/#\/collections\/articles$/, { timeout: 5000 });
  }).toPass();
  const article = await savedFile(
    page,
    'content/blog/soup-of-the-day-soup-of-the-day-soup-of-the-day-soup-of-the-day-soup-of-the-day.md',
  );
  expect(article).toContain(`title: ${title}\n`);
  server.close();
});

/** Everything in the guide for authors, and what a Markdown printer would write differently. */
const EVERYTHING = `
A claim[^1], https://example.com/a*b*c, _one_ and __two__, 2 \\* 3, and a line  
that ends with two spaces. <kbd>Ctrl</kbd> &amp; &nbsp;<!-- a comment -->

> [!NOTE]
> A remark.

> [!PULLQUOTE]
> What is missing stands in front.

| <img src="./images/rings.jpg" alt="" width="96"> Pot | Right | Code |
| :-------------------------------------------------- | ----: | ---- |
| A \\| B   |  62% | \`a\\|b\` |

1. One

   \`\`\`sh
   npm ci
   \`\`\`
2. Two
* a star
+ a plus

2016\\. A year.

<details><summary>More</summary>

Text

</details>

![A bowl.](./images/rings.jpg 'Soup for five')

Heading
-------

~~~js
const soup = \`hot\`;
~~~

- [x] done

***

[^1]: The note
    on two lines.
`;

/** Articles by file name: the fields that they have and lack decide what the form could add. */
const ARTICLES: Record<string, string> = {
  everything: `---
# Ask Ada before you change this.
title: Pots
excerpt: >-
  Over two
  lines.
author: [Ada Lint, Bo Pease] # both
date: 2025-03-01T08:00:00+01:00
formerly:
    - old-pots
tags: [unknown]
---
${EVERYTHING}`,
  '2024-05-06-without-date': `---\ntitle: Pots\n---\n\nText.\n`,
  'one-author': `---\nauthor: Ada Lint\ntitle: Pots\ndate: "2025-01-02"\n---\nText.\n`,
  'a-draft': `---\ntitle: Pots\ndraft: true\ndate: 2030-01-01T23:30:00-05:00\n---\n\n    code\n\nText.\n`,
  'without-text': `---\ntitle: Pots\nimage:\ndraft: false\n---\n`,
};

test('editing the title changes one line of an article', { tag: '@chromium' }, async ({ page }) => {
  const pathOf = (name: string) => `content/blog/${name}.md`;
  const named = Object.entries(ARTICLES).map(([name, text]) => [pathOf(name), text] as const);
  await openForm(page, Object.fromEntries(named));
  for (const [name, text] of Object.entries(ARTICLES)) {
    await test.step(name, async () => {
      await openEntry(page, 'articles', name);
      await saveWith(page, page.getByRole('textbox', { name: 'Title', exact: true }), 'Pans');
      expect(await savedFile(page, pathOf(name))).toBe(text.replace('Pots', 'Pans'));
    });
  }
});
