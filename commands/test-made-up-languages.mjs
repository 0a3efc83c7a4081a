// Builds the site in two made-up languages, one of them from right to left, and tests every kind of page
// in a browser: npm run test:made-up-languages [-- --built]. With --built it tests the last run's builds.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../tools/chromium/ensure-chromium.mjs';
import { projectFolder as root } from '../tools/project-folder.mjs';
import { load } from '../tools/load-typescript.mjs';

const { build } = await load('build/build.ts');
const { buildChecks } = await load('checks/build-checks.ts');
const { buildPaths, WORK } = await load('build/workspace/paths.ts');
const { copySources } = await load('build/workspace/sources.ts');
const { flattenPictures, translateContent } = await load('checks/made-up-languages/content.ts');
const { PSEUDO_LOCALES } = await load('checks/made-up-languages/locales.ts');

/** Enough articles for a first, a middle and a last page of the list. */
const POSTS = 25;

const work = path.join(root, WORK, 'made-up-languages');
const copy = path.join(work, 'site');

if (!process.argv.includes('--built')) await buildAll();
const { status } = spawnSync('npx', ['playwright', 'test', '--project=made-up-*'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_SITES: 'made-up-languages',
    CHROMIUM_PATH: ensureChromium(),
  },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;

function addArticles() {
  const blog = path.join(copy, 'content/blog');
  const script = path.join(root, 'tools/make-posts.mjs');
  spawnSync(process.execPath, [script, '--posts', String(POSTS), '--out', blog]);
  cpSync(path.join(root, 'tests/made-up-languages/articles'), blog, { recursive: true });
}

async function buildAll() {
  for (const locale of PSEUDO_LOCALES) {
    copySources(root, copy);
    await flattenPictures(copy);
    addArticles();
    await translateContent(copy, locale);
    await build(copy, { ...buildChecks, log: console.log });
    const bundle = path.join(work, locale.name);
    rmSync(bundle, { recursive: true, force: true });
    cpSync(buildPaths(copy).bundle, bundle, { recursive: true });
  }
}
