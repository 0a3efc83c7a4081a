/** @jest-environment node */
import { findMachinePaths, machinePaths } from './machine-paths';

const paths = machinePaths('/app', ['.build', 'node_modules', 'src']);
const leaks = (text: string) => findMachinePaths(Buffer.from(text), paths);

test.each(['/app/.build/site/src/x.tsx', 'webpack:///app/node_modules/react/index.js'])(
  '%s tells of the machine',
  (text) => {
    expect(leaks(`a "${text}" b`)).toHaveLength(1);
  },
);

test.each(['<a href="/app">', '/app/source', 'https://farm.example/src/'])(
  '%s does not',
  (text) => {
    expect(leaks(text)).toEqual([]);
  },
);

test('a binary file is searched, too', () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0x00, 0xd8]), Buffer.from('/app/src/a.png')]);
  expect(findMachinePaths(bytes, paths)).toEqual(['/app/src/']);
});

test('a project at the root of a disk has no beginning to look for', () => {
  expect(machinePaths('/', ['src']).filter((place) => place.startsWith('/src'))).toEqual([]);
});
