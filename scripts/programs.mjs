// The programs that tests need besides Node: a Chromium, servers, and the site's own server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

// Debian installs servers there, but users don't have it in their PATH.
if (process.platform === 'linux') process.env.PATH += ':/usr/sbin';
const starts = (program, option) => spawnSync(program, [option], { stdio: 'ignore' }).status === 0;
export const hasNginx = () => starts('nginx', '-v');
export const hasApache = () => starts('apache2', '-v');
export const hasCaddy = () => starts('caddy', 'version');

/** Chromium without a window: it takes less processor time, but has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const firstOf = (files) => files.find((file) => file && existsSync(file));

/** The path of the Chromium that `CHROMIUM_PATH` names, of an installed one, or of Playwright's, if there is one. */
export const findChromium = () =>
  firstOf([process.env.CHROMIUM_PATH, HEADLESS_SHELL]) ?? findWholeChromium();

/** The same, except the headless shell. */
export const findWholeChromium = () =>
  firstOf([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]);

/** Whether the system has the packages of Debian, some of which Ubuntu lacks. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** As root or in CI, installs missing programs from Debian. */
export function installPrograms() {
  const hasShell = process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL);
  const missing = [
    ...(findWholeChromium() ? [] : ['chromium']),
    ...(hasShell || !isDebian() ? [] : ['chromium-headless-shell']),
    ...(hasNginx() ? [] : ['nginx']),
    ...(hasApache() ? [] : ['apache2-bin']),
    ...(hasCaddy() ? [] : ['caddy']),
  ];
  const isRoot = process.getuid?.() === 0;
  if (missing.length > 0 && (isRoot || process.env.CI) && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')} …`);
    const install = `apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends ${missing.join(' ')}`;
    spawnSync(isRoot ? 'sh' : 'sudo', isRoot ? ['-c', install] : ['-n', 'sh', '-c', install], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (!findWholeChromium())
    throw new Error('No Chromium: run "npx playwright install chromium" or set CHROMIUM_PATH.');
}

/**
 * Serves the built site on a free port. The server stops with this process, if not before.
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
