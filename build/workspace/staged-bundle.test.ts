/** @jest-environment node */
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { listFiles } from '../lib/list-files';
import { putIntoService, stageBundle } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import type { StagedBundle } from './staged-bundle';

const { at } = temporaryFolder();

/** Builds a bundle of one file and puts it into service. Returns whether the file was reused. */
function build(source: string, inputHash?: string): 'reused' | 'created' {
  const staged = stageBundle(at(), inputHash);
  const isReused = staged.reuse('blog/soup.html', source);
  if (!isReused) writeFileSync(staged.create('blog/soup.html', source), `Soup of ${source}`);
  putIntoService(at(), staged);
  return isReused ? 'reused' : 'created';
}

const soup = () => readFileSync(at('public/blog/soup.html'), 'utf8');
const inode = () => statSync(at('public/blog/soup.html')).ino;

describe('reuse', () => {
  test('links a file that was made from the same source, in every further build', () => {
    expect(build('beans')).toBe('created');
    const first = inode();
    expect(build('beans')).toBe('reused');
    expect(build('beans')).toBe('reused');
    expect(inode()).toBe(first);
    expect(soup()).toBe('Soup of beans');
  });

  test('refuses a file that was made from another source', () => {
    build('beans');
    expect(build('lentils')).toBe('created');
    expect(soup()).toBe('Soup of lentils');
  });

  test('refuses a file that was made by other code', () => {
    build('beans', 'one');
    expect(build('beans', 'two')).toBe('created');
  });

  test('refuses a file that was changed in service', () => {
    build('beans');
    writeFileSync(at('public/blog/soup.html'), 'Soup of bones');
    expect(build('beans')).toBe('created');
    expect(soup()).toBe('Soup of beans');
  });

  test.each(['public', 'bundle-info', '.build/bundle-sources.json'])(
    'refuses every file when %s is missing',
    (place) => {
      build('beans');
      rmSync(at(place), { recursive: true });
      expect(build('beans')).toBe('created');
    },
  );

  test.each([
    ['.build/bundle-sources.json', '{"inputHash":"the sa'],
    ['bundle-info/SHA256SUMS', 'b5bb9d8014a0f9b1d61e21e7'],
  ])('refuses every file when %s is damaged', (file, half) => {
    build('beans');
    writeFileSync(at(file), half);
    expect(build('beans')).toBe('created');
  });
});

test('a new bundle is empty', () => {
  build('beans');
  stageBundle(at());
  expect(listFiles(at('.build/staging'))).toEqual([]);
});

test('a new bundle replaces one that was never finished', () => {
  writeFileSync(stageBundle(at()).create('left.html', ''), 'left');
  stageBundle(at());
  expect(existsSync(at('.build/staging/left.html'))).toBe(false);
});

test('create never overwrites a file of the current bundle', () => {
  build('beans');
  const staged = stageBundle(at());
  staged.reuse('blog/soup.html', 'beans');
  writeFileSync(staged.create('blog/soup.html', 'lentils'), 'Soup of lentils');
  expect(soup()).toBe('Soup of beans');
});

describe('write', () => {
  const LONG_AGO = new Date('2025-01-01T00:00:00Z');
  const write = (text: string, source?: string) => (staged: StagedBundle) =>
    staged.write('_headers', text, source);

  /** Builds a bundle and sets the time of its file to a date long ago. */
  function buildLongAgo(act: (staged: StagedBundle) => void): void {
    const staged = stageBundle(at());
    act(staged);
    putIntoService(at(), staged);
    utimesSync(at('public/_headers'), LONG_AGO, LONG_AGO);
  }

  const timeAfter = (act: (staged: StagedBundle) => void) => {
    const staged = stageBundle(at());
    act(staged);
    return statSync(at('.build/staging/_headers')).mtime;
  };

  test('keeps the modification time of a text that is the same, even if its source has changed', () => {
    buildLongAgo(write('soup', 'beans'));
    expect(timeAfter(write('soup', 'lentils'))).toEqual(LONG_AGO);
  });

  test('gives a changed text a new modification time', () => {
    buildLongAgo(write('soup'));
    expect(timeAfter(write('salad'))).not.toEqual(LONG_AGO);
    expect(readFileSync(at('public/_headers'), 'utf8')).toBe('soup');
  });
});
