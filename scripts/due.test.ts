/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'due-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether .github/due.sh asks for a build on 2026-03-01, with one article of this date. */
function isDue(date: string) {
  writeFileSync(join(folder, 'soup.md'), `---\ntitle: Soup\n${date}\n---\n\nSoup.\n`);
  const env = { ...process.env, TODAY: '2026-03-01' };
  return spawnSync('.github/due.sh', [folder], { env }).status === 0;
}

// Windows has no such commands, and needs none: GitHub runs the script on Linux.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each([
  ['date: 2026-03-01', true],
  ['date: "2026-03-01"', true],
  ['date: 2026-03-01T08:00:00Z', true],
  ['date: 2026-02-27T23:59:59-11:00', true],
  ['date: 2026-03-02', false],
  ['date: 2026-02-26', false],
  ['updated: 2026-03-01', false],
  ['author: Ada', false],
])('the site is built in the morning for an article with “%s”: %s', (date, due) => {
  expect(isDue(date)).toBe(due);
});
