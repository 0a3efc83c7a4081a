import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of the first installed Chromium that starts, or undefined. */
export const findChromium = () =>
  findStarting([...onPath(BROWSERS), ...inWellKnownPlaces(), ...downloadedByPlaywright()]);

/** The path of the first installed headless shell that starts, or undefined. */
export const findHeadlessShell = () => findStarting(onPath(SHELLS));

const findStarting = (candidates) =>
  candidates.find((program) => existsSync(program) && starts(program));

function onPath(commands) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function inWellKnownPlaces() {
  if (process.platform === 'darwin') return MAC_PROGRAMS;
  if (process.platform !== 'win32') return [];
  const folders = WINDOWS_FOLDERS.map((name) => process.env[name]).filter(Boolean);
  return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)));
}

function downloadedByPlaywright() {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Whether a program starts: `chromium-browser` of Ubuntu may only print how to install the real one. */
function starts(program) {
  // On Windows `--version` opens a window instead.
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
