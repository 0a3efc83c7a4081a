/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

// Each test starts Node, which loads Playwright.
jest.setTimeout(60_000);

const STARTS = 'exit 0';
const FAILS = 'exit 1';

/** Runs the program on a machine whose only commands are these shell scripts, by their names. */
function run(scripts: Record<string, string>, environment: Record<string, string> = {}) {
  for (const [name, script] of Object.entries(scripts)) {
    write(name, `#!/bin/sh\n${script}\n`);
    chmodSync(at(name), 0o755);
  }
  symlinkSync('/usr/bin/env', at('env'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/chromium/ensure-chromium.mjs'],
    {
      encoding: 'utf8',
      env: {
        PATH: at(),
        FOLDER: at(),
        PLAYWRIGHT_BROWSERS_PATH: at('browsers'),
        // Nothing listens there, so Playwright downloads nothing.
        PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
        ...environment,
      },
    },
  );
  return { status, stderr, found: path.relative(at(), stdout.trim()) };
}

/** A package manager that installs Chromium, and the command that runs it for users who aren't root. */
const packageManager = {
  'apt-get': `case "$*" in *"install -y"*" chromium "*)
    printf '#!/bin/sh\\nexit 0\\n' > "$FOLDER/chromium"; /bin/chmod +x "$FOLDER/chromium";; esac`,
  sudo: '[ "$2" = true ] && exit 0; shift; exec "$@"',
};

describe('ensure-chromium', () => {
  it('prefers Chromium to Chrome', () => {
    expect(run({ 'google-chrome': STARTS, chromium: STARTS }).found).toBe('chromium');
  });

  it('skips a program that does not start', () => {
    expect(run({ chromium: FAILS, 'google-chrome': STARTS }).found).toBe('google-chrome');
  });

  it('prefers the program that CHROMIUM_PATH names', () => {
    const { found } = run({ chromium: STARTS }, { CHROMIUM_PATH: process.execPath });
    expect(path.basename(found)).toBe(path.basename(process.execPath));
  });

  it('fails when CHROMIUM_PATH names no file', () => {
    const { status, stderr } = run({ chromium: STARTS }, { CHROMIUM_PATH: '/no/chromium' });
    expect(status).toBe(1);
    expect(stderr).toBe('CHROMIUM_PATH is "/no/chromium", but there is no such file.\n');
  });

  it('installs the Debian package when no Chromium starts', () => {
    expect(run(packageManager).found).toBe('chromium');
  });
});
