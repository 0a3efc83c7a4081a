/** @jest-environment node */
import lock from '../../package-lock.json';
import { findForeignPackages, namesWithInstallScripts, type LockFile } from './lock-file';

const SOUND = { version: '1.0.0', integrity: 'sha512-abc=' };

const foreign = (entry: object, place = 'node_modules/soup') =>
  findForeignPackages({ packages: { [place]: entry } });

test('every package of this project comes from the registry and has a hash', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
  expect(findForeignPackages(lock as LockFile)).toEqual([]);
});

test.each([SOUND, { ...SOUND, version: '1.0.0-rc.1' }, { version: '1.0.0', inBundle: true }])(
  'accepts a package from the registry: %j',
  (entry) => {
    expect(foreign(entry)).toEqual([]);
  },
);

test.each([
  [{ ...SOUND, resolved: 'git+ssh://git@github.com/farm/soup.git#abc' }, 'comes from git+ssh'],
  [{ ...SOUND, resolved: 'https://farm.example/soup-1.0.0.tgz' }, 'comes from https://farm'],
  [{ ...SOUND, resolved: 'file:../soup' }, 'comes from file:'],
  [{ ...SOUND, version: 'file:../soup' }, 'has the version "file:../soup"'],
  [{ ...SOUND, link: true }, 'is a link'],
  [{ version: '1.0.0' }, 'has no SHA-512 hash'],
  [{ version: '1.0.0', integrity: 'sha1-abc=' }, 'has no SHA-512 hash'],
])('reports a package from elsewhere or without a hash: %j', (entry, said) => {
  expect(foreign(entry)).toEqual([expect.stringContaining(`node_modules/soup ${said}`)]);
});

test.each(['github:farm/soup', 'https://farm.example/soup.tgz', 'file:../soup', '*', 'latest'])(
  'reports the version range %s',
  (range) => {
    expect(foreign({ devDependencies: { soup: range } }, '')).toHaveLength(1);
  },
);

test('lists a package with an install script once, at any depth', () => {
  const scripted = { ...SOUND, hasInstallScript: true };
  const packages = {
    'node_modules/soup': SOUND,
    'node_modules/@farm/bread': scripted,
    'node_modules/soup/node_modules/@farm/bread': scripted,
    'node_modules/soup/node_modules/ash': scripted,
  };
  expect(namesWithInstallScripts({ packages })).toEqual(['@farm/bread', 'ash']);
});
