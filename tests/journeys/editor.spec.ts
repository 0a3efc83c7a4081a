import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import '../support/content';
import { checkContent } from '../../plugins/site/check';
import { ContentReader } from '../../plugins/site/read';

/** Lets the browser's private folder stand in for the one that an author would choose. */
const chooseFolder = (page: Page) =>
  page.addInitScript(() => {
    const showDirectoryPicker = async () => {
      const folder = await navigator.storage.getDirectory();
      await folder.getDirectoryHandle('.git', { create: true });
      return folder;
    };
    Object.assign(window, { showDirectoryPicker });
  });

/** The bytes of a file in that folder. */
const readSaved = (page: Page, path: string) =>
  page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await (await folder.getFileHandle(names.at(-1)!)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path.split('/'));

test('an article from the form passes the check', { tag: '@chromium' }, async ({ page }) => {
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  // The form renders the fields that are in view.
  await page.setViewportSize({ width: 1280, height: 2400 });
  await chooseFolder(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();

  const fill = (name: string, text: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('Title', 'Soup: the best');
  await fill('Category', 'Sorting');
  await fill('Date', '2025-03-04');
  await fill('Image alt', 'Rings on a table.');
  const authors = page.getByRole('group', { name: /Author/ });
  await authors.getByRole('textbox').fill('Ada Lint');
  await authors.getByRole('button', { name: 'Add' }).click();
  await authors.getByRole('textbox').last().fill('Bo Pease');
  await page.getByRole('button', { name: 'Browse' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles('tests/content/blog/images/rings.jpg');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('switch', { name: 'Draft' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('## Why\nSoup is good.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Soup: the best')).toBeVisible();

  const article = Buffer.from(await readSaved(page, 'content/blog/soup-the-best.md'));
  expect(String(article)).toBe(`---
title: 'Soup: the best'
category: Sorting
author:
  - Ada Lint
  - Bo Pease
date: 2025-03-04
image: ./images/rings.jpg
imageAlt: Rings on a table.
invertImageInDarkMode: false
draft: false
---

## Why

Soup is good.
`);
  expect(answered.filter((url) => !/^(http:\/\/localhost|blob:|data:)/.test(url))).toEqual([]);

  const root = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('tests/content', join(root, 'content'), { recursive: true });
  await writeFile(join(root, 'content/blog/soup-the-best.md'), article);
  expect(await checkContent(new ContentReader(root))).toEqual([]);
  await rm(root, { recursive: true });
});
