/** @jest-environment node */
import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { copyChangesBack, copySources, listSources, takeSnapshot } from './sources';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

const copy = () => copySources(at('project'), at('copy'));

beforeEach(() => {
  write('project/package.json', '{}');
  write('project/.npmrc', 'ignore-scripts=true');
  write('project/content/blog/süße suppe.md', 'Soup.');
});

test('listSources leaves out what tools install, cache or write', () => {
  const made = ['public', '.build', '.cache', '.git', 'bundle-info', 'node_modules/soup'];
  for (const folder of made) write(`project/${folder}/package.json`, '{}');
  expect(listSources(at('project')).toSorted()).toEqual([
    '.npmrc',
    'content/blog/süße suppe.md',
    'package.json',
  ]);
});

test('copySources adds and deletes files, and returns the deleted ones', () => {
  expect(copy()).toEqual([]);
  rmSync(at('project/content/blog/süße suppe.md'));
  write('project/content/blog/salad.md', 'Salad.');
  expect(copy()).toEqual(['content/blog/süße suppe.md']);
  expect(listSources(at('copy'))).toEqual(listSources(at('project')));
});

test('copySources does not write an equal file, and copies a different one of the same length', () => {
  copy();
  utimesSync(at('copy/package.json'), 1_700_000_000, 1_700_000_000);
  write('project/content/blog/süße suppe.md', 'Soap.');
  copy();
  expect(statSync(at('copy/package.json')).mtimeMs).toBe(1_700_000_000_000);
  expect(readFileSync(at('copy/content/blog/süße suppe.md'), 'utf8')).toBe('Soap.');
});

test('copySources changes a file for the copy, and writes it only once', () => {
  const copyChanged = () =>
    copySources(at('project'), at('copy'), { 'package.json': (text) => text.replace('}', '1}') });
  copyChanged();
  utimesSync(at('copy/package.json'), 1_700_000_000, 1_700_000_000);
  copyChanged();
  expect(readFileSync(at('copy/package.json'), 'utf8')).toBe('{1}');
  expect(statSync(at('copy/package.json')).mtimeMs).toBe(1_700_000_000_000);
});

test('copySources keeps Gatsby’s caches and output', () => {
  write('copy/.cache/redux.state', 'state');
  write('copy/public/index.html', 'home');
  copy();
  expect(existsSync(at('copy/.cache/redux.state'))).toBe(true);
  expect(existsSync(at('copy/public/index.html'))).toBe(true);
});

test('copyChangesBack copies what a build has written, and keeps what an author has written meanwhile', () => {
  copy();
  const before = takeSnapshot(at('copy'));
  write('copy/src/gatsby-types.d.ts', 'types');
  write('project/content/blog/süße suppe.md', 'Better soup.');
  copyChangesBack(at('copy'), before, at('project'));
  expect(readFileSync(at('project/src/gatsby-types.d.ts'), 'utf8')).toBe('types');
  expect(readFileSync(at('project/content/blog/süße suppe.md'), 'utf8')).toBe('Better soup.');
});
