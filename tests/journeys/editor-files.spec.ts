import type { Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import '../support/content';
import {
  changeField,
  openCheckedForm,
  openEntry,
  savedFile,
  savedPaths,
  saveWith,
  writeFiles,
} from '../support/form';
import { pictureFile } from '../unit/picture-file';

const POTS = 'content/blog/pots.md';

const article = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;

const servers: Server[] = [];

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function open(page: Page, files: Record<string, string>) {
  servers.push(await openCheckedForm(page, files, test.info().outputPath()));
}

/** Chooses something from the menu at the end of the toolbar. */
async function chooseFromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** What the form has backed up, half a second after it was typed, as JSON. */
const backups = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const [{ name = '' } = {}] = await indexedDB.databases();
    const database = await result(indexedDB.open(name));
    const store = 'draft-backups';
    const all = database.objectStoreNames.contains(store)
      ? await result(database.transaction(store).objectStore(store).getAll())
      : [];
    database.close();
    return JSON.stringify(all);
  });

test(
  'a picture that is too small is named right after it is saved',
  { tag: '@chromium' },
  async ({ page }) => {
    await open(page, { [POTS]: '---\ntitle: Pots\nimageAlt: A pot.\n---\n\nText.\n' });
    await openEntry(page, 'articles', 'pots');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
    await press('Browse');
    const chooser = page.waitForEvent('filechooser');
    await press('Upload');
    const picture = { name: 'Pot 1.PNG', mimeType: 'image/png', buffer: await pictureFile(20, 20) };
    await (await chooser).setFiles(picture);
    await press('Insert');
    await expect(page.getByRole('button', { name: 'Replace Image' })).toBeVisible();
    const message = page.waitForEvent('dialog');
    await press('Save');
    const dialog = await message;
    expect(dialog.message()).toBe(
      'content/blog/pots.md is saved, but has mistakes:\n\nimage: expected a picture at least 1200 pixels wide, "./images/pot-1.png" has 20.',
    );
    await dialog.accept();
    await expect(page).toHaveURL(/#\/collections\/articles$/);
    expect(await savedFile(page, POTS)).toBe(
      '---\ntitle: Pots\nimageAlt: A pot.\nimage: ./images/pot-1.png\n---\n\nText.\n',
    );
  },
);

test(
  'deleting an article keeps the pictures of the others',
  { tag: '@chromium' },
  async ({ page }) => {
    const illustrated = (name: string) =>
      `---\ntitle: ${name}\nimage: ./images/${name}.jpg\nimageAlt: A picture.\n---\n\nText.\n`;
    await open(page, {
      'content/blog/pots.md': illustrated('pots'),
      'content/blog/pans.md': illustrated('pans'),
      'content/blog/images/pots.jpg': '',
      'content/blog/images/pans.jpg': '',
    });
    await openEntry(page, 'articles', 'pots');
    await chooseFromMenu(page, 'Delete Entry');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/#\/collections\/articles$/);
    expect(await savedPaths(page)).toEqual([
      'content/blog/images/pans.jpg',
      'content/blog/images/pots.jpg',
      'content/blog/pans.md',
    ]);
  },
);

test('a saved article keeps its address', { tag: '@chromium' }, async ({ page }) => {
  await open(page, { 'content/blog/pots.md': '---\ntitle: Pots\n---\n\nText.\n' });
  await openEntry(page, 'articles', 'pots');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit Slug' })).toBeDisabled();
});

test(
  'a file that another program has changed isn’t overwritten',
  { tag: '@chromium' },
  async ({ page }) => {
    await open(page, { [POTS]: article('Pots') });
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    for (const name of ['Pans', 'Bowls']) {
      await openEntry(page, 'articles', 'pots');
      await saveWith(page, title, name);
      expect(await savedFile(page, POTS)).toBe(article(name));
    }
    await openEntry(page, 'articles', 'pots');
    await changeField(page, title, 'Cups');
    await writeFiles(page, { [POTS]: article('Plates') });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'content/blog/pots.md isn’t as the form has read it, because another program changed it. Copy what you have written here, reload the form, and discard the draft that it offers.',
    );
    expect(await savedFile(page, POTS)).toBe(article('Plates'));
  },
);

test('what isn’t saved is offered again', { tag: '@chromium' }, async ({ page }) => {
  await open(page, { [POTS]: article('Pots') });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await openEntry(page, 'articles', 'pots');
  await saveWith(page, title, 'Pans');
  await openEntry(page, 'articles', 'pots');
  await changeField(page, title, 'Bowl');
  // A key, because the form backs up only what an author has typed.
  await title.press('End');
  await title.press('s');
  await expect.poll(() => backups(page)).toContain('"title":"Bowls"');
  await title.press('Escape');
  await expect(title).toBeHidden();
  await page.reload();
  await openEntry(page, 'articles', 'pots');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Bowls');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(title).toBeHidden();
  expect(await savedFile(page, POTS)).toBe(article('Bowls'));
});

test(
  'what the form once saved into a file doesn’t replace what it has read since',
  { tag: '@chromium' },
  async ({ page }) => {
    await open(page, { [POTS]: article('Pots') });
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await openEntry(page, 'articles', 'pots');
    await saveWith(page, title, 'Pans');
    // Another branch, and the first one again.
    await writeFiles(page, { [POTS]: article('Cups') });
    await page.reload();
    await openEntry(page, 'articles', 'pots');
    await changeField(page, title, 'Mugs');
    await writeFiles(page, { [POTS]: article('Pans') });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('another program changed it');
    expect(await savedFile(page, POTS)).toBe(article('Pans'));
  },
);

test(
  'two tabs of the form don’t overwrite what the other has saved',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await open(page, { [POTS]: article('Pots') });
    await openEntry(page, 'articles', 'pots');
    const other = await context.newPage();
    await other.goto(page.url());
    await openEntry(other, 'articles', 'pots');
    const titleIn = (tab: Page) => tab.getByRole('textbox', { name: 'Title', exact: true });
    await changeField(page, titleIn(page), 'Pans');
    await saveWith(other, titleIn(other), 'Cups');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('isn’t as the form has read it');
    expect(await savedFile(page, POTS)).toBe(article('Cups'));
  },
);

test(
  'articles are saved again and again in a browser whose storage is full',
  { tag: '@chromium' },
  async ({ page }) => {
    await open(page, { [POTS]: article('Pots') });
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (let count = 0; ; count += 1)
            localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
        } catch {
          // Smaller texts fill what is left.
        }
    });
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    for (const name of ['Pans', 'Bowls']) {
      await openEntry(page, 'articles', 'pots');
      await saveWith(page, title, name);
      expect(await savedFile(page, POTS)).toBe(article(name));
    }
  },
);
