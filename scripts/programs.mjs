// The programs that checks need besides Node: a Chromium, servers, and the site's own server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell has no window, so the journeys take a fifth less time.
const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome'];
const { PROGRAMFILES = '', 'PROGRAMFILES(X86)': PROGRAMFILES_X86 = '' } = process.env;
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(PROGRAMFILES, 'Google/Chrome/Application/chrome.exe'),
  join(PROGRAMFILES_X86, 'Microsoft/Edge/Application/msedge.exe'),
];

/** Whether a program starts. Playwright's Chromium may lack libraries of the system. */
function starts(program, option = '--version') {
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return existsSync(program);
  return spawnSync(program, [option], { stdio: 'ignore' }).status === 0;
}

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
  const candidates = [...installed, ...ELSEWHERE, chromium.executablePath()];
  return candidates.find((program) => existsSync(program) && starts(program));
}

/** Says what it does, does it in silence and for ten minutes at most, and says how that ended. */
function attempt(what, script, options) {
  process.stdout.write(`${what} … `);
  const silent = { shell: true, stdio: 'ignore', timeout: 600_000 };
  const { status } = spawnSync(script, { ...silent, ...options });
  console.log(status === 0 ? 'done' : 'failed');
}

// Without a password or not at all.
const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
const installPackage = `${sudo}apt-get -qq -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends`;

function downloadChromium() {
  const install = 'node node_modules/@playwright/test/cli.js install --no-shell chromium';
  // Milliseconds without an answer; Playwright tries five times.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  attempt('There is no Chromium: downloading Playwright’s, once', install, { env });
}

function installChromium() {
  if (!starts('apt-get')) return;
  const script = `${sudo}apt-get -qq update; ${installPackage} chromium-headless-shell`;
  attempt('Installing Debian’s Chromium', script);
}

/**
 * Like {@link findChromium}, but if there is none, downloads Playwright's or installs Debian's.
 * @throws a sentence if none can be had
 */
export function ensureChromium() {
  for (const prepare of [() => {}, downloadChromium, installChromium]) {
    prepare();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'There is no Chromium, and none can be had: run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a Chromium, Chrome or Edge.',
  );
}

/** Whether there is an nginx, an Apache as Debian has it, a Caddy. */
export const hasNginx = () => starts('nginx', '-v');
export const hasApache = () => starts('apache2', '-v');
export const hasCaddy = () => starts('caddy', 'version');

/** Gets Debian's nginx, Apache and Caddy where there are none, and no service that would take port 80. */
export function ensureServers() {
  const folder = resolve('node_modules/.cache/servers');
  // Debian's users don't have /usr/sbin in their PATH.
  const folders = ['usr/bin', 'usr/sbin'].map((name) => join(folder, name));
  process.env.PATH = [process.env.PATH, '/usr/sbin', ...folders].join(delimiter);
  const unpack = (name) => {
    const download = `apt-get -qq download ${name}`;
    return `{ ${download} || { ${sudo}apt-get -qq update && ${download}; }; } && dpkg -x ${name}_*.deb .`;
  };
  const all = [
    ['nginx', hasNginx, unpack('nginx')],
    // This package has the program without its service.
    [
      'Apache',
      hasApache,
      `${installPackage} apache2-bin || { ${sudo}apt-get -qq update; ${installPackage} apache2-bin; }`,
    ],
    ['Caddy', hasCaddy, unpack('caddy')],
  ];
  for (const [name, isThere, script] of all) {
    if (!isThere() && starts('apt-get')) {
      mkdirSync(folder, { recursive: true });
      attempt(`There is no ${name}: getting Debian’s`, script, { cwd: folder });
    }
    if (!isThere()) console.log(`There is no ${name}: what tests it is skipped.`);
  }
}

/**
 * Serves the built site on a free port, until this process ends at the latest.
 * @param {string[]} options
 */
export async function startServe(...options) {
  const args = ['scripts/serve.mjs', '--port', '0', ...options];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => server.kill();
  process.once('exit', stop);
  const [line] = await once(server.stdout, 'data');
  return { address: String(line).trim(), stop };
}
