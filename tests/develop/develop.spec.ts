import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { printed } from '../support/printed';
import { pages } from '../support/site';

// Not a step of "npm test", because it overwrites public/ and takes minutes: a weekly job runs it.
test.setTimeout(600_000);

const PORT = '8765';

test('gatsby develop shows every page', async ({ page }) => {
  const program = spawn(process.execPath, [
    'node_modules/gatsby/cli.js',
    'develop',
    '--port',
    PORT,
  ]);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await printed(program, /You can now view/);
    for (const { path, title } of pages) {
      await page.goto(`http://localhost:${PORT}${path}`);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
  } finally {
    program.kill();
  }
});
