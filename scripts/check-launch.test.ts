import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  write(
    'content/data/site.json',
    '{\n  "siteUrl": "https://www.farm.com",\n  "copyright": "2026 Farm"\n}',
  );
  write('content/data/interface.json', '{ "noteLinks": ["/terms", "/imprint"] }');
  write('content/pages/terms.md', 'Terms');
  write('content/pages/imprint.md', 'Imprint');
  write(
    'static/.well-known/security.txt',
    'Contact: mailto:a@farm.com\nExpires: 2999-01-01T00:00:00Z\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Runs npm run check:launch in the folder, which isn't a Git repository. */
function checkLaunch() {
  const command = [
    resolve('node_modules/jiti/lib/jiti-cli.mjs'),
    resolve('scripts/check-launch.ts'),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, lines: (stdout + stderr).split('\n').filter(Boolean) };
}

test('a site that is ready passes', () => {
  expect(checkLaunch()).toEqual({ status: 0, lines: ['Nothing is left to do before the launch.'] });
});

test('placeholders are listed with file and line, and fail', () => {
  write(
    'content/data/site.json',
    '{\n  "siteUrl": "https://www.farm.example",\n  "copyright": "2026"\n}',
  );
  write('content/blog/new.md', '---\ntitle: New\n---\n\nMail us: a@farm.example\n');
  write('static/picture.png', 'PNG\0.example');
  write('SECURITY.md', 'See @farm_example.');
  expect(checkLaunch()).toEqual({
    status: 1,
    lines: [
      'content/blog/new.md:5  Mail us: a@farm.example',
      'content/data/site.json:2  "siteUrl": "https://www.farm.example",',
      'SECURITY.md:1  See @farm_example.',
      'Left to do before the launch: 3.',
    ],
  });
});

test('missing terms, imprint, links, copyright and security.txt’s date are named', () => {
  write('content/data/site.json', '{}');
  write('content/data/interface.json', '{ "noteLinks": [] }');
  rmSync(join(folder, 'content/pages/terms.md'));
  write('static/.well-known/security.txt', 'Expires: 2020-01-01T00:00:00Z\n');
  expect(checkLaunch()).toEqual({
    status: 1,
    lines: [
      'content/pages/terms.md  is missing: write the terms of use',
      'content/data/interface.json  has no link to /imprint: add it to "noteLinks"',
      'content/data/site.json  has no "copyright": add the year and your company',
      'static/.well-known/security.txt  expires on 2020-01-01T00:00:00Z: put in a day within a year',
      'Left to do before the launch: 4.',
    ],
  });
});

test('statements about privacy that analytics makes untrue are listed', () => {
  const site = {
    copyright: '2026',
    analytics: { script: '/a.js', endpoint: 'https://a.farm.com' },
  };
  write('content/data/site.json', JSON.stringify(site));
  write(
    'content/pages/privacy.md',
    '# Privacy\n\n- It doesn’t count visitors.\n- It sets no cookie.\n',
  );
  expect(checkLaunch()).toEqual({
    status: 1,
    lines: [
      'content/pages/privacy.md:3  is not true with "analytics" in site.json: - It doesn’t count visitors.',
      'Left to do before the launch: 1.',
    ],
  });
});

test('statements about privacy that a form for emails makes untrue are listed', () => {
  const site = { copyright: '2026', tellMeWhen: { action: 'https://letters.farm.com/join' } };
  write('content/data/site.json', JSON.stringify(site));
  write(
    'content/pages/privacy.md',
    '# Privacy\n\n- It doesn’t count visitors.\n- It doesn’t ask who you are.\n',
  );
  expect(checkLaunch()).toEqual({
    status: 1,
    lines: [
      'content/pages/privacy.md:4  is not true with "tellMeWhen" in site.json: - It doesn’t ask who you are.',
      'Left to do before the launch: 1.',
    ],
  });
});
