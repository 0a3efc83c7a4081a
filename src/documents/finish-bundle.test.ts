/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishBundle } from './finish-bundle';

const LONG_AGO = new Date('2025-01-01T00:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a bundle as Gatsby does, whose home page has a script, and finishes it. */
async function build(name: string, script: string) {
  const bundle = path.join(folder, name);
  mkdirSync(path.join(bundle, 'pricing'), { recursive: true });
  const page = '<html><head><meta charSet="utf-8"/></head><body></body></html>';
  writeFileSync(path.join(bundle, 'pricing/index.html'), page);
  writeFileSync(
    path.join(bundle, 'index.html'),
    page.replace('<body>', `<body><script>${script}</script>`),
  );
  await finishBundle(bundle, path.join(folder, 'before'));
  return (file: string) => path.join(bundle, file);
}

const policyOf = (file: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];

test('every document has the policy that names the scripts of all', async () => {
  const at = await build('before', 'a()');
  expect(policyOf(at('index.html'))).toMatch(/script-src 'self' 'sha256-/);
  expect(policyOf(at('pricing.html'))).toBe(policyOf(at('index.html')));
  expect(readFileSync(at('_headers'), 'utf8')).toContain("frame-ancestors 'none'");
});

test('a document that a build didn’t change keeps its time, and another has a new one', async () => {
  const before = await build('before', 'a()');
  for (const file of ['index.html', 'pricing.html']) utimesSync(before(file), LONG_AGO, LONG_AGO);
  const same = await build('same', 'a()');
  expect(statSync(same('pricing.html')).mtime).toEqual(LONG_AGO);
  const other = await build('other', 'b()');
  expect(statSync(other('pricing.html')).mtime).not.toEqual(LONG_AGO);
});
