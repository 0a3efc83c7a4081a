import { expect, type Locator, type Page } from '@playwright/test';

/** The private folder of the browser's origin, which stands in for the one that an author chooses. */
const CHOOSE_FOLDER = () => {
  const showDirectoryPicker = async () => {
    const folder = await navigator.storage.getDirectory();
    await folder.getDirectoryHandle('.git', { create: true });
    return folder;
  };
  Object.assign(window, { showDirectoryPicker });
};

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
  await page.evaluate(async (texts) => {
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
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
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
