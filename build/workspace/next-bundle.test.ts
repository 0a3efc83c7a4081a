/** @jest-environment node */
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { listFiles } from '../lib/list-files';
import { beginBundle, putIntoService } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import type { NextBundle } from './next-bundle';

const { at } = temporaryFolder();

/** Makes a bundle of one soup; tells whether it was cooked or taken. */
function build(from: string, makers?: string): 'taken' | 'made' {
  const next = beginBundle(at(), makers);
  const isTaken = next.take('blog/soup.html', from);
  if (!isTaken) writeFileSync(next.make('blog/soup.html', from), `Soup of ${from}`);
  putIntoService(at(), next);
  return isTaken ? 'taken' : 'made';
}

const soup = () => readFileSync(at('public/blog/soup.html'), 'utf8');
const inode = () => statSync(at('public/blog/soup.html')).ino;

test('a file that was made from the same is taken, again and again', () => {
  expect(build('beans')).toBe('made');
  const first = inode();
  expect(build('beans')).toBe('taken');
  expect(build('beans')).toBe('taken');
  expect(inode()).toBe(first);
  expect(soup()).toBe('Soup of beans');
});

test('a file that was made from something else is made', () => {
  build('beans');
  expect(build('lentils')).toBe('made');
  expect(soup()).toBe('Soup of lentils');
});

test('nothing is taken of what other makers made', () => {
  build('beans', 'one');
  expect(build('beans', 'two')).toBe('made');
});

test('a file that somebody changed in service is made again', () => {
  build('beans');
  writeFileSync(at('public/blog/soup.html'), 'Soup of bones');
  expect(build('beans')).toBe('made');
  expect(soup()).toBe('Soup of beans');
});

test.each(['public', 'bundle-info', '.build/record.json'])('without %s all is made', (place) => {
  build('beans');
  rmSync(at(place), { recursive: true });
  expect(build('beans')).toBe('made');
});

test.each([
  ['.build/record.json', '{"makers":"the sa'],
  ['bundle-info/SHA256SUMS', 'b5bb9d8014a0f9b1d61e21e7'],
])('half of %s is none', (file, half) => {
  build('beans');
  writeFileSync(at(file), half);
  expect(build('beans')).toBe('made');
});

test('what nobody takes is not there', () => {
  build('beans');
  beginBundle(at());
  expect(listFiles(at('.build/next'))).toEqual([]);
});

test('while the next bundle is made, no file in service is written to', () => {
  build('beans');
  const next = beginBundle(at());
  next.take('blog/soup.html', 'beans');
  writeFileSync(next.make('blog/soup.html', 'lentils'), 'Soup of lentils');
  next.take('blog/soup.html.br', 'beans');
  expect(soup()).toBe('Soup of beans');
});

describe('a text', () => {
  const LONG_AGO = new Date('2025-01-01T00:00:00Z');
  const write = (text: string, from?: string) => (next: NextBundle) =>
    next.write('_headers', text, from);

  /** Makes a bundle, and gives its file an old time. */
  function buildLongAgo(act: (next: NextBundle) => void): void {
    const next = beginBundle(at());
    act(next);
    putIntoService(at(), next);
    utimesSync(at('public/_headers'), LONG_AGO, LONG_AGO);
  }

  const timeAfter = (act: (next: NextBundle) => void) => {
    const next = beginBundle(at());
    act(next);
    return statSync(at('.build/next/_headers')).mtime;
  };

  test('keeps its time when it is the same, whatever it was made from', () => {
    buildLongAgo(write('soup', 'beans'));
    expect(timeAfter(write('soup', 'lentils'))).toEqual(LONG_AGO);
  });

  test('has a new time when it is another', () => {
    buildLongAgo(write('soup'));
    expect(timeAfter(write('salad'))).not.toEqual(LONG_AGO);
    expect(readFileSync(at('public/_headers'), 'utf8')).toBe('soup');
  });
});

test('a bundle that is begun takes the place of one that was never finished', () => {
  writeFileSync(beginBundle(at()).make('left.html', ''), 'left');
  beginBundle(at());
  expect(existsSync(at('.build/next/left.html'))).toBe(false);
});
