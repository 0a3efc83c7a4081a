import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const STDERR = 2;

/**
 * Installs a Debian package if that takes no password, and Liberation Sans, which replaces Arial, the
 * fallback of the site's fonts. Returns whether it worked.
 */
export function installDebianPackage(name) {
  const prefix = packagePrefix();
  if (!prefix) return false;

  console.error(`No Chromium found; installing the Debian package ${name}...`);
  const aptGet = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return (
    runAloud([...aptGet, 'update']) &&
    runAloud([...aptGet, 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'])
  );
}

/** Downloads Playwright's own Chromium; returns whether it worked. */
export function installPlaywrightBrowser() {
  console.error('No Chromium found; downloading the one of Playwright...');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const libraries = packagePrefix() ? ['--with-deps'] : [];
  return runAloud([process.execPath, playwright, 'install', ...libraries, 'chromium']);
}

/** The words before `apt-get`: none for root, otherwise sudo; undefined if packages can't be installed. */
function packagePrefix() {
  if (!succeeds('apt-get', ['--version'])) return undefined;
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Runs a command and prints its output on stderr, because stdout has only the path. */
function runAloud([command, ...args]) {
  return spawnSync(command, args, { stdio: ['ignore', STDERR, STDERR] }).status === 0;
}
