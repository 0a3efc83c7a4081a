import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import notFound from '../content/data/not-found.json';
import { copySite } from '../site/copy.mjs';
import { categoryButton, expectTheme, themeToggle } from '../support/controls';
import { OWNER_CHANGES } from '../support/owner-changes';
import { printed } from '../support/printed';
import { pages } from '../support/site';
import { expectReact } from '../support/visit';
import { portOf } from '../support/port';

// Not a step of "npm test", because it takes minutes: a weekly job runs it.
test.setTimeout(1_800_000);

/** A port that nothing listens on, because Gatsby can't be told to use any free one. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

const GATSBY = 'node_modules/gatsby/cli.js';

/** Builds a site, and returns what Gatsby printed. */
function build(cwd: string) {
  const command = [GATSBY, 'build', '--prefix-paths'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd });
  expect(status, String(stderr)).toBe(0);
  // Gatsby wraps lines anywhere.
  return String(stdout).replace(/\s+/g, ' ');
}

/** The hashes of the files of a built site. */
function bundleOf(cwd: string) {
  const files = readdirSync(join(cwd, 'public'), { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, path: join(cwd, 'public', name) }))
    .filter(({ path }) => statSync(path).isFile());
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(files.map(({ name, path }) => [name, hash(path)]));
}

test('gatsby develop after a build shows every page, and redirects as hosts do', async ({
  page,
}) => {
  const port = String(await freePort());
  const cwd = mkdtempSync(join(tmpdir(), 'develop-'));
  copySite(cwd);
  // Most people start it after a build, whose cache and output it finds.
  build(cwd);
  const program = spawn(process.execPath, [GATSBY, 'develop', '--port', port], { cwd });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await printed(program, /You can now view/);
    for (const { path, title } of pages) {
      await page.goto(`http://localhost:${port}${path}`);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // React runs the controls there as well.
    await themeToggle(page).click();
    await expectTheme(page, 'light', 'light');
    for (const unknown of ['/unknown', '/a/b/c']) {
      await page.goto(`http://localhost:${port}${unknown}`);
      await expect(page.getByRole('heading', { name: notFound.headline })).toBeVisible();
    }
    await page.goto(`http://localhost:${port}/blog/nope`);
    await expect(page).toHaveURL(`http://localhost:${port}/blog`);
    // A category is shown in place, and Gatsby's router leaves Back to it.
    await expectReact(page);
    const titles = page.getByRole('article').getByRole('heading');
    await categoryButton(page, 'Odds and ends').click();
    await expect(titles).toHaveText(['A folder of its own', 'No title']);
    await categoryButton(page, 'Stoves & ladles').click();
    await expect(titles).toHaveText(['Leeks in winter', 'Pots, drawn in black']);
    await page.goBack();
    await expect(titles).toHaveText(['A folder of its own', 'No title']);
    expect(errors).toEqual([]);

    const broken = join(cwd, 'content/blog/broken.md');
    writeFileSync(broken, '---\ntitle: 5\n---\n\nSoup.\n');
    const sentence = page.getByText('content/blog/broken.md:2  title: expected text');
    await expect(sentence).toBeVisible({ timeout: 60_000 });
    rmSync(broken);
    await expect(sentence).toBeHidden({ timeout: 60_000 });

    // What the form saves (editor.spec.ts) is on the pages.
    for (const { file, before, after, page: path, shown } of OWNER_CHANGES) {
      const saved = join(cwd, `content/data/${file}.json`);
      await page.goto(`http://localhost:${port}${path}`);
      writeFileSync(saved, readFileSync(saved, 'utf8').replace(before, after));
      await expect(page.getByRole('main')).toContainText(shown, { timeout: 60_000 });
    }

    // An open list updates with the files.
    await page.goto(`http://localhost:${port}/blog`);
    const article = join(cwd, 'content/blog/fresh.md');
    const listed = (title: string) => titles.filter({ hasText: title });
    for (const title of ['Fresh soup', 'Warm soup']) {
      writeFileSync(article, `---\ntitle: ${title}\ndate: 2026-01-01\n---\n\nSoup.\n`);
      await expect(listed(title)).toBeVisible({ timeout: 60_000 });
    }
    await expect(listed('Fresh soup')).toBeHidden();
    rmSync(article);
    await expect(listed('Warm soup')).toBeHidden({ timeout: 60_000 });
  } finally {
    program.kill();
    await once(program, 'exit');
    rmSync(cwd, { recursive: true, force: true });
  }
});

test('gatsby develop and builds can reuse each other’s results', async ({ page }) => {
  const port = String(await freePort());
  const cwd = mkdtempSync(join(tmpdir(), 'develop-'));
  copySite(cwd);
  build(cwd);
  const built = bundleOf(cwd);
  const program = spawn(process.execPath, [GATSBY, 'develop', '--port', port], { cwd });
  let output = '';
  program.stdout.on('data', (text) => (output += text));
  try {
    await printed(program, /You can now view/);
    for (const { path, title } of pages) {
      await page.goto(`http://localhost:${port}${path}`);
      await expect(page).toHaveTitle(title);
    }
  } finally {
    program.kill();
    await once(program, 'exit');
  }
  expect(output.replace(/\s+/g, ' ')).not.toContain('deleting your site');
  // Nothing has changed, so the bundle is made once.
  expect(output).not.toContain('Re-building development bundle');
  expect(build(cwd)).not.toContain('deleting your site');
  expect(bundleOf(cwd)).toEqual(built);
  rmSync(cwd, { recursive: true, force: true });
});
