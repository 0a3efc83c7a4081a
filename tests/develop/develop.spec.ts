import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { pages } from '../support/site';

// Not a step of "npm test", because it overwrites public/ and takes minutes: a weekly job runs it.
test.setTimeout(600_000);

/** Starts `gatsby develop` on a port; returns how to end it. */
async function startDevelop(port: string) {
  const program = spawn(process.execPath, [
    'node_modules/gatsby/cli.js',
    'develop',
    '--port',
    port,
  ]);
  let output = '';
  for await (const text of program.stdout) {
    output += text;
    if (output.includes(`http://localhost:${port}/`)) {
      program.stdout.resume();
      return () => program.kill();
    }
  }
  throw new Error(output);
}

test('gatsby develop shows every page', async ({ page }) => {
  const stop = await startDevelop('8765');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    for (const { path, title } of pages) {
      await page.goto(`http://localhost:8765${path}`);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(errors).toEqual([]);
  } finally {
    stop();
  }
});
