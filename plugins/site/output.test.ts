/** @jest-environment node */
import fs from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { move, putOutputAway, restoreOutput, writeCodeHash } from './output';

const folder = temporaryFolder();
const cwd = process.cwd();

beforeEach(() => {
  process.chdir(folder.at());
  for (const file of ['package-lock.json', '.cache/compiled/gatsby-node.js', 'plugins/site/a.ts'])
    folder.write(file, '{}');
});
afterEach(() => {
  process.chdir(cwd);
  jest.restoreAllMocks();
});

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

test('a build continues with the output of the last one, finished or failed but not killed', () => {
  expect(start()).toBe('none');
  finish();
  expect(start()).toBe('1');
  putOutputAway();
  expect(start()).toBe('2');
  expect(start()).toBe('none');
  expect(fs.existsSync('public/index.html')).toBe(false);
});

test('a build with other packages starts without output, and so does one that has lost it', () => {
  start();
  finish();
  folder.write('package-lock.json', '{ "sharp": 2 }');
  expect(start()).toBe('none');
  finish();
  fs.rmSync('.cache', { recursive: true });
  expect(start()).toBe('none');
});

test('the hash of the code changes with an address and with the command', () => {
  const hash = () => {
    writeCodeHash();
    return fs.readFileSync('plugins/site/code-hash.txt', 'utf8');
  };
  const hashes = [hash(), hash()];
  for (const env of [{ GATSBY_APP_URL: 'https://a.b' }, { NODE_ENV: 'development' }]) {
    jest.replaceProperty(process, 'env', env as never);
    hashes.push(hash());
  }
  expect(hashes[0]).toBe(hashes[1]);
  expect(new Set(hashes).size).toBe(3);
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
