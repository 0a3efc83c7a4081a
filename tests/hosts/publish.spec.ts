import * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publish, remove, temporaryFolder } from './start';

let home: string;
test.beforeEach(() => {
  home = temporaryFolder();
});
test.afterEach(() => remove(home));

/** A finished bundle whose only script has this name. */
function makeBundle(script: string, redirects = '') {
  const bundle = join(home, `bundle-${script}`);
  fs.mkdirSync(join(bundle, 'static'), { recursive: true });
  const files = ['404.html', '_headers', 'index.html', 'index.html.gz', script, 'static/a.css'];
  for (const file of files) fs.writeFileSync(join(bundle, file), script);
  fs.writeFileSync(join(bundle, '_redirects'), redirects);
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

test('removes a release 30 days after it was replaced', () => {
  for (const script of ['one.js', 'two.js']) publish(makeBundle(script), home);
  const longAgo = Date.now() / 1000 - 32 * 24 * 60 * 60;
  fs.utimesSync(join(home, 'releases', releases()[0]!), longAgo, longAgo);
  publish(makeBundle('three.js'), home);
  expect(releases()).toHaveLength(2);
  expect(fs.existsSync(inService('earlier/one.js'))).toBe(false);
});

test('restores the previous release when the server does not take the new one', () => {
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
  expect(output).toBe(`${bundle} has no index.html.gz: it is not a finished build.\n`);
  expect(fs.existsSync(join(home, 'current'))).toBe(false);
});

test('translates redirects once, though Netlify and Cloudflare need a rule each', () => {
  publish(makeBundle('one.js', '/blog/a /blog/b 301!\n/blog/a /blog/b 301\n'), home);
  const rule = 'location = /blog/a { return 301 /blog/b$is_args$args; }\n';
  expect(fs.readFileSync(inService('redirects.conf'), 'utf8')).toBe(rule);
});
