import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program of Firefox: the one that `FIREFOX_PATH` names or one on the path; undefined if there is none. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH || findOnPath('firefox-esr') || findOnPath('firefox');

/** The programs that the bridge to an engine needs and this machine lacks, and the Debian packages that have them. */
export const missingPrograms = {
  firefox: () => ({
    missing: findFirefox() ? [] : ['Firefox'],
    packages: 'firefox-esr',
  }),
  webkit: () => ({
    missing: ['WebKitWebDriver', 'gjs', 'Xvfb'].filter((program) => !findOnPath(program)),
    packages: 'webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb',
  }),
};

function findOnPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
