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

/** Returns whether the caches in a folder were stale, and whether they are still there. */
function dropIn(folder = 'site') {
  const paths = buildPaths(at(folder));
  const areStale = dropStaleCaches(at(folder), paths);
  return { areStale, areLeft: existsSync(paths.site) };
}

beforeEach(() => {
  for (const file of FILES) write(`site/${file}`, '');
  dropIn();
  write('site/.build/site/.cache/redux', '');
});

describe('dropStaleCaches', () => {
  test('keeps caches that were made from the same inputs', () => {
    expect(dropIn()).toEqual({ areStale: false, areLeft: true });
  });

  test.each(FILES)('drops the caches once when %s has changed', (file) => {
    write(`site/${file}`, 'changed');
    expect(dropIn()).toEqual({ areStale: true, areLeft: false });
    write('site/.build/site/.cache/redux', '');
    expect(dropIn()).toEqual({ areStale: false, areLeft: true });
  });

  test.each(['src/pages/index.tsx', 'content/blog/soup.md', 'gatsby/create-pages.test.ts'])(
    'keeps the caches when %s has changed',
    (file) => {
      write(`site/${file}`, 'changed');
      expect(dropIn().areStale).toBe(false);
    },
  );

  test('drops the caches of a project that was moved', () => {
    renameSync(at('site'), at('moved'));
    expect(dropIn('moved')).toEqual({ areStale: true, areLeft: false });
  });

  test('drops caches whose inputs are unknown', () => {
    renameSync(at('site/.build/gatsby-inputs'), at('gone'));
    expect(dropIn().areStale).toBe(true);
  });

  test('finds no caches before the first build', () => {
    write('new/package-lock.json', '');
    expect(dropIn('new')).toEqual({ areStale: false, areLeft: false });
  });
});
