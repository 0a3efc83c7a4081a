/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  compareManifests,
  describeDeviations,
  formatManifest,
  parseManifest,
  readManifest,
} from './manifest';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

beforeEach(() => {
  write('index.html', 'home');
  write('.well-known/security.txt', 'Contact: mailto:ada@farm.example');
  write('blog/süße suppe.md', 'soup');
});

test('a bundle agrees with its own manifest', () => {
  const manifest = parseManifest(formatManifest(readManifest(at())));
  expect(describeDeviations(compareManifests(manifest, readManifest(at())))).toEqual([]);
});

test('names every file that deviates', () => {
  const manifest = readManifest(at());
  write('index.html', 'hame');
  write('evil.js', '');
  rmSync(at('blog/süße suppe.md'));
  expect(describeDeviations(compareManifests(manifest, readManifest(at())))).toEqual([
    'missing: blog/süße suppe.md',
    'extra: evil.js',
    'changed: index.html',
  ]);
});

test('hashes files with SHA-256 (FIPS 180-4)', () => {
  write('abc', 'abc');
  expect(readManifest(at()).get('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('parseManifest refuses a text that is no manifest', () => {
  expect(() => parseManifest('<!doctype html>')).toThrow('malformed');
});

test('sha256sum reads a manifest', () => {
  const { status, error } = spawnSync('sha256sum', ['--check', '--strict'], {
    cwd: at(),
    input: formatManifest(readManifest(at())),
  });
  // macOS and Windows may not have it.
  expect(error ? 0 : status).toBe(0);
});
