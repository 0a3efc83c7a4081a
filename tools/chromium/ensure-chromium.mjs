#!/usr/bin/env node
// Prints the path of a Chromium, installing one if the machine has none: node tools/chromium/ensure-chromium.mjs
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findChromium, findHeadlessShell } from './find.mjs';
import { installDebianPackage, installPlaywrightBrowser } from './install.mjs';

/**
 * The path of a Chromium to drive: the one that `CHROMIUM_PATH` names, an installed one, or one that this
 * function installs.
 * @throws a sentence if none of that works
 */
export const ensureChromium = () =>
  named() || findChromium() || install(findChromium, ['chromium']);

/**
 * Like {@link ensureChromium}, but prefers Chromium's headless shell: the same engine, without a window
 * to draw around every page (docs/decisions/0008-tests.md).
 */
export const ensureChromiumForJourneys = () =>
  named() || findEither() || install(findEither, ['chromium-headless-shell', 'chromium']);

const findEither = () => findHeadlessShell() || findChromium();

function named() {
  const program = process.env.CHROMIUM_PATH;
  if (program && !existsSync(program)) {
    throw new Error(`CHROMIUM_PATH is "${program}", but there is no such file.`);
  }
  return program;
}

function install(find, packages) {
  const installs = packages.map((name) => () => installDebianPackage(name));
  for (const attempt of [...installs, installPlaywrightBrowser]) {
    const found = attempt() && find();
    if (found) return found;
  }
  throw new Error(
    `No Chromium was found, and neither a Debian package (${packages.join(', ')}) nor "playwright ` +
      'install chromium" gave one that starts: install Chromium, Chrome or Edge and set ' +
      'CHROMIUM_PATH to its program.',
  );
}

const isMainModule = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href;

if (isMainModule) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
