/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cachedSbom } from './recall-sbom';
import { makeSbom } from './sbom';

jest.mock('./sbom', () => ({ makeSbom: jest.fn(() => `list ${Math.random()}`) }));

/** A project with its list of packages; asks for its bill of materials. */
function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  mkdirSync(path.join(root, 'build/bundle'), { recursive: true });
  cpSync('build/bundle/sbom.ts', path.join(root, 'build/bundle/sbom.ts'));
  writeFileSync(path.join(root, 'package.json'), '{}');
  const lock = (text: string) => writeFileSync(path.join(root, 'package-lock.json'), text);
  lock('{}');
  return { lock, ask: () => cachedSbom(root, 'farm', path.join(root, 'kept')) };
}

afterEach(() => jest.mocked(makeSbom).mockClear());

test('npm is asked once for the same packages', () => {
  const { ask } = project();
  expect(ask()).toBe(ask());
  expect(makeSbom).toHaveBeenCalledTimes(1);
});

test('other packages are another list, and the older one is forgotten', () => {
  const { ask, lock } = project();
  const first = ask();
  lock('{"packages":{}}');
  expect(ask()).not.toBe(first);
  lock('{}');
  expect(ask()).not.toBe(first);
});
