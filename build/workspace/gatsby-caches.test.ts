/** @jest-environment node */
import { existsSync, renameSync } from 'node:fs';
import { dropStaleCaches } from './gatsby-caches';
import { buildPaths } from './paths';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

const FILES = [
  'package-lock.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby/create-pages.ts',
  'src/lib/slug.ts',
];

/** Forgets what is foreign in a folder; tells what was found, and whether Gatsby's caches are left. */
function forgetIn(folder = 'site') {
  const paths = buildPaths(at(folder));
  const areForeign = dropStaleCaches(at(folder), paths);
  return { areForeign, areLeft: existsSync(paths.site) };
}

beforeEach(() => {
  for (const file of FILES) write(`site/${file}`, '');
  forgetIn();
  write('site/.build/site/.cache/redux', '');
});

test('a build goes on with what the last one left', () => {
  expect(forgetIn()).toEqual({ areForeign: false, areLeft: true });
});

test.each(FILES)('a change of %s begins anew, once', (file) => {
  write(`site/${file}`, 'changed');
  expect(forgetIn()).toEqual({ areForeign: true, areLeft: false });
  write('site/.build/site/.cache/redux', '');
  expect(forgetIn()).toEqual({ areForeign: false, areLeft: true });
});

test.each(['src/pages/index.tsx', 'content/blog/soup.md', 'gatsby/create-pages.test.ts'])(
  'a change of %s doesn’t',
  (file) => {
    write(`site/${file}`, 'changed');
    expect(forgetIn().areForeign).toBe(false);
  },
);

test('a project that was moved begins anew', () => {
  renameSync(at('site'), at('moved'));
  expect(forgetIn('moved')).toEqual({ areForeign: true, areLeft: false });
});

test('caches of nobody knows whom are foreign', () => {
  renameSync(at('site/.build/makers'), at('gone'));
  expect(forgetIn().areForeign).toBe(true);
});

test('where nothing was built, nothing is foreign', () => {
  write('new/package-lock.json', '');
  expect(forgetIn('new')).toEqual({ areForeign: false, areLeft: false });
});
