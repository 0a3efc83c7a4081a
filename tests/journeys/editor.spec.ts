import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import '../support/content';
import { checkContent } from '../../plugins/site/check';
import { ContentReader } from '../../plugins/site/read';

test('an article from the form passes the check', { tag: '@chromium' }, async ({ page }) => {
  const hosts = new Set<string>();
  page.on('response', (response) => hosts.add(new URL(response.url()).hostname));
  // The form renders the fields that are in view.
  await page.setViewportSize({ width: 1280, height: 2400 });
  // The private folder stands in for the one that an author chooses.
  await page.addInitScript(() => {
    const showDirectoryPicker = async () => {
      const folder = await navigator.storage.getDirectory();
      await folder.getDirectoryHandle('.git', { create: true });
      return folder;
    };
    Object.assign(window, { showDirectoryPicker });
  });
  const html = await (await page.goto('/admin'))!.text();
  expect(html).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(html).toContain('<meta name="robots" content="noindex">');
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  await press('Work with Local Repository');
  await press('Create New Entry');

  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  // The editor of the text is ready last.
  await field('Text').click();
  await page.keyboard.type('## Why\nSoup is good.');
  await field('Title').fill('Soup: the best');
  await field('Category').fill('Sorting');
  await field('Date').fill('2025-03-04');
  await field('Image alt').fill('Rings on a table.');
  await field('Item Value').first().fill('Ada Lint');
  await press('Add');
  await field('Item Value').nth(1).fill('Bo Pease');
  const chooser = page.waitForEvent('filechooser');
  await press('Browse');
  await press('Upload');
  await (await chooser).setFiles('tests/content/blog/images/rings.jpg');
  await press('Insert');
  await expect(page.getByRole('button', { name: 'Replace Image' })).toBeVisible();
  await press('Save');
  await expect(page.getByRole('row', { name: 'Soup: the best' })).toBeVisible();
  expect([...hosts].filter(Boolean)).toEqual(['localhost']);

  const article = await page.evaluate(async () => {
    const content = await (await navigator.storage.getDirectory()).getDirectoryHandle('content');
    const blog = await content.getDirectoryHandle('blog');
    return (await (await blog.getFileHandle('soup-the-best.md')).getFile()).text();
  });
  expect(article).toBe(`---
title: 'Soup: the best'
category: Sorting
author:
  - Ada Lint
  - Bo Pease
date: 2025-03-04
image: ./images/rings.jpg
imageAlt: Rings on a table.
invertImageInDarkMode: false
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
