import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { remove, temporaryFolder } from './start';

let folder: string;
test.beforeEach(() => {
  folder = temporaryFolder();
});
test.afterEach(() => remove(folder));

const ARTICLES = [
  { key: 'date: 2026-03-01', due: true },
  { key: 'date: "2026-03-01"', due: true },
  { key: 'date: 2026-03-01T08:00:00Z', due: true },
  { key: 'date: 2026-02-27T23:59:59-11:00', due: true },
  { key: 'date: 2026-03-02', due: false },
  { key: 'date: 2026-02-26', due: false },
  { key: 'updated: 2026-03-01', due: false },
  { key: 'author: Ada', due: false },
];

// GitHub runs the script on Linux.
if (process.platform === 'linux')
  for (const { key, due } of ARTICLES)
    test(`on the morning of 2026-03-01, an article with “${key}” ${due ? 'needs a' : 'needs no'} build`, () => {
      writeFileSync(join(folder, 'soup.md'), `---\ntitle: Soup\n${key}\n---\n\nSoup.\n`);
      const env = { ...process.env, TODAY: '2026-03-01' };
      const { status } = spawnSync('.github/due.sh', [folder], { env });
      expect(status).toBe(due ? 0 : 1);
    });
