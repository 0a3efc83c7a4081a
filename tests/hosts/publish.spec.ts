import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { itemAt } from '../../src/lib/item-at';
import { publish, remove, temporaryFolder } from './start';

let home: string;
test.beforeEach(() => {
  home = temporaryFolder();
});
test.afterEach(() => remove(home));

/** A finished bundle whose only script has this name. */
function makeBundle(script: string) {
  const bundle = join(home, `bundle-${script}`);
  for (const folder of ['static', '_servers'])
    fs.mkdirSync(join(bundle, folder), { recursive: true });
  const pages = ['404.html', 'index.html', 'index.html.gz', 'sitemap.xml'];
  for (const file of [...pages, '_servers/nginx.conf', 'static/a.css', script])
    fs.writeFileSync(join(bundle, file), script);
  return bundle;
}

const inService = (file: string) => join(home, 'current', file);
const releases = () => fs.readdirSync(join(home, 'releases'));

test('puts a bundle into service, and keeps the scripts of replaced releases', () => {
  for (const script of ['one.js', 'two.js', 'three.js']) {
    expect(publish(makeBundle(script), home).status).toBe(0);
    expect(fs.readFileSync(inService('public/index.html'), 'utf8')).toBe(script);
  }
  expect(fs.readdirSync(inService('earlier'))).toEqual(
    expect.arrayContaining(['one.js', 'two.js']),
  );
  expect(fs.existsSync(inService('public/one.js'))).toBe(false);
});

test('rolls back to an earlier release', () => {
  publish(makeBundle('one.js'), home);
  const first = fs.realpathSync(inService('public'));
  publish(makeBundle('two.js'), home);
  expect(publish(first, home).status).toBe(0);
  expect(fs.readFileSync(inService('public/index.html'), 'utf8')).toBe('one.js');
  expect(fs.existsSync(inService('earlier/two.js'))).toBe(true);
});

/** Makes a file of the current release as old as if it had been published an hour ago. Returns that time. */
function makeOld(file: string) {
  const hourAgo = Math.floor(Date.now() / 1000) - 60 * 60;
  fs.utimesSync(inService(file), hourAgo, hourAgo);
  return hourAgo;
}
const timeOf = (file: string) => Math.floor(fs.statSync(inService(file)).mtimeMs / 1000);

test('keeps the time of a file with the same bytes, so that browsers are told it is unchanged', () => {
  const bundle = makeBundle('one.js');
  publish(bundle, home);
  const names = ['static/a.css', 'index.html', 'index.html.gz'];
  const [timeOfStyles, timeOfPage = NaN, timeOfCopy] = names.map((name) =>
    makeOld(`public/${name}`),
  );
  // A later build writes every file again.
  fs.writeFileSync(join(bundle, 'index.html'), 'changed');
  for (const name of names) fs.utimesSync(join(bundle, name), new Date(), new Date());
  publish(bundle, home);
  expect(timeOf('public/static/a.css')).toBe(timeOfStyles);
  expect(timeOf('public/index.html')).toBeGreaterThan(timeOfPage);
  expect(timeOf('public/index.html.gz')).toBe(timeOfCopy);
});

test('gives a file of an earlier release a new time, so that a rollback is noticed', () => {
  publish(makeBundle('one.js'), home);
  makeOld('public/index.html');
  const first = fs.realpathSync(inService('public'));
  publish(makeBundle('two.js'), home);
  const replaced = makeOld('public/index.html');
  publish(first, home);
  expect(fs.readFileSync(inService('public/index.html'), 'utf8')).toBe('one.js');
  expect(timeOf('public/index.html')).toBeGreaterThan(replaced);
});

test('removes a release 30 days after it was replaced', () => {
  for (const script of ['one.js', 'two.js']) publish(makeBundle(script), home);
  const longAgo = Date.now() / 1000 - 32 * 24 * 60 * 60;
  fs.utimesSync(join(home, 'releases', itemAt(releases(), 0)), longAgo, longAgo);
  publish(makeBundle('three.js'), home);
  expect(releases()).toHaveLength(2);
  expect(fs.existsSync(inService('earlier/one.js'))).toBe(false);
});

test('restores the previous release when the server rejects the new one', () => {
  publish(makeBundle('one.js'), home);
  const { status, output } = publish(makeBundle('two.js'), home, 'false');
  expect(status).toBe(1);
  expect(output).toContain('is in service');
  expect(fs.existsSync(inService('public/one.js'))).toBe(true);
  expect(releases()).toHaveLength(1);
});

test('refuses a folder that is not a finished build', () => {
  const bundle = makeBundle('one.js');
  remove(join(bundle, 'index.html.gz'));
  const { status, output } = publish(bundle, home);
  expect(status).toBe(1);
  expect(output).toBe(
    `${bundle} has no index.html.gz: it is not a finished build, or one with drafts.\n`,
  );
  expect(fs.existsSync(join(home, 'current'))).toBe(false);
});

test('npm run serve refuses a folder that is not a finished build', () => {
  fs.writeFileSync(join(home, '404.html'), '');
  const command = ['scripts/serve.mjs', '--dir', home];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(`${home} has no finished build: run "npm run build".\n`);
});

test('makes files that a web server can read, whatever the umask of the build', () => {
  const bundle = makeBundle('one.js');
  const list = (folder: string) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['.', ...list(bundle)]) {
    const isFolder = fs.statSync(join(bundle, name)).isDirectory();
    fs.chmodSync(join(bundle, name), isFolder ? 0o700 : 0o600);
  }
  const before = process.umask(0o077);
  publish(bundle, home);
  process.umask(before);
  const real = fs.realpathSync(join(home, 'current'));
  for (const file of [join(home, 'releases'), real, ...list(real).map((name) => join(real, name))])
    expect(fs.statSync(file).mode & 0o044, file).toBe(0o044);
});

test('puts nothing into service when the server rejects the first release', () => {
  publish(makeBundle('one.js'), home, 'false');
  expect(fs.readdirSync(home)).not.toContain('current');
  expect(releases()).toEqual([]);
  expect(publish(makeBundle('two.js'), home).output).toMatch(/^In service: \S+\n$/);
});

test('waits for another to finish, so that a failed release restores the one before it', async () => {
  publish(makeBundle('one.js'), home);
  const [go, asked] = [join(home, 'go'), join(home, 'asked')];
  const slow = `touch ${asked}; until [ -e ${go} ]; do sleep 0.1; done; false`;
  const first = spawn('deploy/publish.sh', [makeBundle('two.js'), home, 'sh', '-c', slow]);
  await expect.poll(() => fs.existsSync(asked)).toBe(true);
  const second = spawn('deploy/publish.sh', [makeBundle('three.js'), home]);
  const [waiting] = await once(second.stdout, 'data');
  expect(String(waiting)).toContain('Another publish.sh is at work');
  fs.writeFileSync(go, '');
  expect(await Promise.all([first, second].map((one) => once(one, 'exit')))).toEqual([
    [1, null],
    [0, null],
  ]);
  expect(fs.existsSync(inService('public/three.js'))).toBe(true);
});

test('publishes a bundle that is a symbolic link', () => {
  const link = join(home, 'public');
  fs.symlinkSync(makeBundle('one.js'), link);
  publish(link, home);
  expect(fs.lstatSync(inService('public')).isDirectory()).toBe(true);
});
