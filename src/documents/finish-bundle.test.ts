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
function build(name: string, script: string) {
  const bundle = path.join(folder, name);
  mkdirSync(path.join(bundle, 'pricing'), { recursive: true });
  const page = '<html><head><meta charSet="utf-8"/></head><body></body></html>';
  writeFileSync(path.join(bundle, 'pricing/index.html'), page);
  writeFileSync(
    path.join(bundle, 'index.html'),
    page.replace('<body>', `<body><script>${script}</script>`),
  );
  finishBundle(bundle, path.join(folder, 'before'));
  return (file: string) => path.join(bundle, file);
}

const policyOf = (file: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];

test('every document has the policy that names its own scripts, and the header that of all', () => {
  const at = build('before', 'a()');
  const [hash] = /'sha256-[^']+'/.exec(policyOf(at('index.html'))!)!;
  expect(policyOf(at('pricing.html'))).not.toContain('sha256');
  expect(readFileSync(at('_headers'), 'utf8')).toContain(`script-src 'self' ${hash};`);
  expect(readFileSync(at('_headers'), 'utf8')).toContain("frame-ancestors 'none'");
});

test('a document that a build didn’t change keeps its time, and another has a new one', () => {
  const before = build('before', 'a()');
  for (const file of ['index.html', 'pricing.html']) utimesSync(before(file), LONG_AGO, LONG_AGO);
  const same = build('same', 'a()');
  expect(statSync(same('pricing.html')).mtime).toEqual(LONG_AGO);
  const other = build('other', 'b()');
  expect(statSync(other('index.html')).mtime).not.toEqual(LONG_AGO);
  expect(statSync(other('pricing.html')).mtime).toEqual(LONG_AGO);
});
