#!/usr/bin/env node
// Prints the path of a Chromium, installing one if the machine has none: node scripts/chromium.mjs
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findChromium } from './chromium/find.mjs';
import { installDebianPackage, installPlaywrightBrowser } from './chromium/install.mjs';

/**
 * The path of a Chromium to drive: the one `CHROMIUM_PATH` names, one that is installed, or one that
 * this installs. Throws one sentence when none of that works.
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  }
  return named || findChromium() || installChromium();
}

function installChromium() {
  for (const install of [installDebianPackage, installPlaywrightBrowser]) {
    const found = install() && findChromium();
    if (found) return found;
  }
  throw new Error(
    'No Chromium was found, and neither the Debian package nor "playwright install chromium" gave ' +
      'one that starts: install Chromium, Chrome or Edge and set CHROMIUM_PATH to its program.',
  );
}

const isRunByItself = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href;

if (isRunByItself) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
