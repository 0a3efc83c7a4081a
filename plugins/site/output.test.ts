import fs from 'node:fs';
import { buildFolder } from '../../tests/unit/build-folder';
import { move, putOutputAway, restoreOutput } from './output';

const folder = buildFolder();
afterEach(() => jest.restoreAllMocks());

/** Starts a build as Gatsby does. Returns the output that it continues with. */
function start() {
  restoreOutput();
  const found = fs.existsSync('public/output') ? fs.readFileSync('public/output', 'utf8') : 'none';
  folder.write('public/output', found === 'none' ? '1' : String(Number(found) + 1));
  return found;
}
function finish() {
  putOutputAway();
  folder.write('public/index.html', 'the bundle');
}

test('a build continues with the output of the last one, unless that was killed', () => {
  expect(start()).toBe('none');
  finish();
  expect(start()).toBe('1');
  putOutputAway();
  expect(start()).toBe('2');
  expect(start()).toBe('none');
  expect(fs.existsSync('public/index.html')).toBe(false);
});

test.each(['package-lock.json', 'plugins/site/picture-options.ts'])(
  'a build with another %s starts without output',
  (file) => {
    start();
    finish();
    folder.write(file, 'changed');
    expect(start()).toBe('none');
  },
);

test('a build starts without the stylesheets of the last one', () => {
  start();
  folder.write('public/styles.0123abcd.css', '.old{}');
  finish();
  expect(start()).toBe('1');
  expect(fs.readdirSync('public')).toEqual(['output']);
});

test('a build whose output is gone starts without any', () => {
  start();
  finish();
  fs.rmSync('.cache', { recursive: true });
  expect(start()).toBe('none');
});

test('a folder moves to another file system', () => {
  jest.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' });
  });
  folder.write('from/output', 'text');
  move('from', 'to');
  expect(fs.readFileSync('to/output', 'utf8')).toBe('text');
  expect(fs.existsSync('from')).toBe(false);
});
