import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Server } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import { CHECK, writeEditor } from '../../plugins/site/editor';
import { serveForm } from '../../scripts/form-server';
import { portOf } from './port';

/** The private folder of the browser's origin, which stands in for the one that an author chooses. */
const CHOOSE_FOLDER = () => {
  const showDirectoryPicker = async () => {
    const folder = await navigator.storage.getDirectory();
    await folder.getDirectoryHandle('.git', { create: true });
    return folder;
  };
  Object.assign(window, { showDirectoryPicker });
};

/** Writes files into the private folder, each path with its text. */
export const writeFiles = (page: Page, files: Record<string, string>): Promise<void> =>
  page.evaluate(async (texts) => {
    for (const [path, text] of Object.entries(texts)) {
      const [name = '', ...folders] = path.split('/').toReversed();
      let folder = await navigator.storage.getDirectory();
      for (const step of folders.toReversed())
        folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);

/**
 * Opens the form on a project with these files: each path, such as `content/blog/soup.md`, with its text.
 * @param address where the form is served, if it isn't the site
 */
export async function openForm(
  page: Page,
  files: Record<string, string>,
  address = '',
): Promise<void> {
  // The form renders the fields that are in view.
  await page.setViewportSize({ width: 1280, height: 4800 });
  await page.addInitScript(CHOOSE_FOLDER);
  await page.goto(`${address}/admin`);
  await writeFiles(page, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** All files in the private folder, by their paths. */
const savedFiles = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(async () => {
    const files: Record<string, number[]> = {};
    const addFiles = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await addFiles(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle)
          files[path + name] = [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
      }
    };
    await addFiles(await navigator.storage.getDirectory(), '');
    return files;
  });

/** The paths of all files in the private folder. */
export const savedPaths = async (page: Page): Promise<string[]> =>
  Object.keys(await savedFiles(page)).toSorted();

/**
 * Serves the form as on an author's computer, with the check, and opens it.
 * @param folder where the form is written to, beside a copy of the tests' content with what the form saves
 */
export async function openCheckedForm(
  page: Page,
  files: Record<string, string>,
  folder: string,
): Promise<Server> {
  const root = join(folder, 'project');
  await cp('tests/content', join(root, 'content'), { recursive: true });
  await writeEditor(join(folder, 'form'));
  const server = serveForm(join(folder, 'form'), root).listen(0, 'localhost');
  await once(server, 'listening');
  // The check finds files on the disk, which the private folder of the browser isn't part of.
  await page.context().route(`**${CHECK}`, async (route) => {
    for (const [path, bytes] of Object.entries(await savedFiles(page))) {
      await mkdir(join(root, dirname(path)), { recursive: true });
      await writeFile(join(root, path), Uint8Array.from(bytes));
    }
    await route.continue();
  });
  await openForm(page, files, `http://localhost:${portOf(server)}`);
  return server;
}

/** The text of a file, as the form has saved it. */
export const savedFile = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (steps) => {
    const [name = '', ...folders] = steps.toReversed();
    let folder = await navigator.storage.getDirectory();
    for (const step of folders.toReversed()) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path.split('/'));

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Opens an entry. */
export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  const list = `${new URL(page.url()).origin}/admin#/collections/${collection}`;
  await page.goto(list);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`${list}/entries/${entry}`);
}

/** Fills in a field until the form takes it: it loses what is typed while it still shows an entry. */
export async function changeField(page: Page, field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await field.fill(value, { timeout: 10_000 });
    await expect(saveButton(page)).toBeEnabled({ timeout: 1000 });
  }).toPass();
}

/** Fills in a field, and saves the entry. The form returns to its list. */
export async function saveWith(page: Page, field: Locator, value: string): Promise<void> {
  await changeField(page, field, value);
  await saveButton(page).click();
  await expect(page).toHaveURL(/#\/collections\/[a-z]+$/);
  await expect(field).toBeHidden();
}
