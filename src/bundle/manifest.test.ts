/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  compareManifests,
  describeDeviations,
  formatManifest,
  parseManifest,
  readManifest,
} from './manifest';

let folder = '';

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  write('index.html', 'home');
  write('.well-known/security.txt', 'Contact: mailto:ada@farm.example');
  write('blog/süße suppe.md', 'soup');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a bundle is what its manifest says', () => {
  const manifest = parseManifest(formatManifest(readManifest(folder)));
  expect(describeDeviations(compareManifests(manifest, readManifest(folder)))).toEqual([]);
});

test('every deviation is named', () => {
  const manifest = readManifest(folder);
  write('index.html', 'hame');
  write('evil.js', '');
  rmSync(path.join(folder, 'blog/süße suppe.md'));
  expect(describeDeviations(compareManifests(manifest, readManifest(folder)))).toEqual([
    'missing: blog/süße suppe.md',
    'extra: evil.js',
    'changed: index.html',
  ]);
});

test('a hash is that of FIPS 180-4', () => {
  write('abc', 'abc');
  expect(readManifest(folder).get('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('what is no manifest is refused', () => {
  expect(() => parseManifest('<!doctype html>')).toThrow('no line of a manifest');
});

test('the usual program reads a manifest, too', () => {
  const { status, error } = spawnSync('sha256sum', ['--check', '--strict'], {
    cwd: folder,
    input: formatManifest(readManifest(folder)),
  });
  // macOS and Windows may not have it.
  expect(error ? 0 : status).toBe(0);
});
