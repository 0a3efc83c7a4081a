import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell has no window, so the journeys take a fifth less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Whether a program starts: `chromium-browser` of Ubuntu may only print how to install the real one. */
const starts = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * The path of a Chromium: the one that `CHROMIUM_PATH` names, an installed one, or Playwright's own.
 * @returns undefined if there is none
 * @throws a sentence if `CHROMIUM_PATH` names no program that starts
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named))
    throw new Error(`CHROMIUM_PATH is "${named}", which does not start.`);
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [...installed, ...MAC, chromium.executablePath()];
  return candidates.find((program) => existsSync(program) && starts(program));
}

/** Installs a Debian package, on a machine of CI only. */
export function installUnderCi(name) {
  if (!process.env.CI || !existsSync('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const words of ['update', `install --yes --no-install-recommends ${name}`]) {
    const [command, ...args] = [...sudo, 'apt-get', '-qq', ...words.split(' ')];
    execFileSync(command, args, { stdio: 'ignore' });
  }
}

/**
 * Like {@link findChromium}, but installs Debian's package under CI if there is none.
 * @throws a sentence if there is still none
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  installUnderCi('chromium-headless-shell');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium, Chrome or Edge.',
  );
}
