import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../chromium/find.mjs';

/**
 * The engines that the journeys can run in, and what of each is missing on this machine.
 * @returns each one's name, its program if it has one, the programs that are missing and Debian's packages of them
 */
export function findEngines() {
  const firefox = process.env.FIREFOX_PATH || findFirst(['firefox-esr', 'firefox']);
  return [
    {
      name: 'chromium',
      missing: process.env.CHROMIUM_PATH || findChromium() ? [] : ['Chromium'],
      packages: 'chromium',
    },
    {
      name: 'firefox',
      program: firefox,
      missing: firefox ? [] : ['Firefox'],
      packages: 'firefox-esr',
    },
    {
      name: 'webkit',
      missing: ['WebKitWebDriver', 'gjs', 'Xvfb'].filter((program) => !findFirst([program])),
      packages: 'webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb',
    },
  ];
}

function findFirst(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
