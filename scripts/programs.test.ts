/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

const WORKS = '#!/bin/sh\nexit 0\n';
const FAILS = '#!/bin/sh\nexit 1\n';
/** Creates the Chromium that `apt-get install` is asked for. */
const INSTALLS = `#!/bin/sh
case "$*" in
*" install "*chromium-headless-shell)
  printf '#!/bin/sh\\n' >"$PATH/chromium-headless-shell"
  /bin/chmod +x "$PATH/chromium-headless-shell" ;;
esac
`;

/** What `ensureChromium` prints, returns or throws on a machine with these programs alone and no download. */
function ensureChromium(programs: Record<string, string>) {
  mkdirSync(at('bin'));
  symlinkSync('/bin/sh', at('bin/sh'));
  for (const [name, text] of Object.entries(programs)) {
    write(`bin/${name}`, text);
    chmodSync(at(`bin/${name}`), 0o755);
  }
  const code = `const { ensureChromium } = await import(${JSON.stringify(path.resolve('scripts/programs.mjs'))});
    try { console.log(ensureChromium()) } catch ({ message }) { console.log(message) }`;
  // No folder for browsers, so that Playwright ends at once.
  const env = { PATH: at('bin'), PLAYWRIGHT_BROWSERS_PATH: '/dev/null' };
  const command = ['--input-type=module', '--eval', code];
  const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  return stdout.trim().split('\n');
}

const DOWNLOADING = expect.stringContaining('no Chromium: downloading Playwright’s, once …');

describe('ensureChromium on Linux', () => {
  test('takes an installed Chromium', () => {
    expect(ensureChromium({ chromium: WORKS })).toEqual([at('bin/chromium')]);
  });

  test('installs Debian’s where none starts and none can be downloaded', () => {
    const sudo = '#!/bin/sh\nshift; exec "$@"\n';
    expect(ensureChromium({ chromium: FAILS, 'apt-get': INSTALLS, sudo })).toEqual([
      DOWNLOADING,
      'Installing Debian’s Chromium … done',
      at('bin/chromium-headless-shell'),
    ]);
  });

  test('ends with one sentence where none can be had', () => {
    expect(ensureChromium({})).toEqual([
      DOWNLOADING,
      expect.stringMatching(/^There is no Chromium, and none can be had: run "npx playwright/),
    ]);
  });
});
