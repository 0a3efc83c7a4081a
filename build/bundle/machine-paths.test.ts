/** @jest-environment node */
import { findMachinePaths, findMachinePathsInBundle, machinePaths } from './machine-paths';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

const paths = machinePaths('/app', ['.build', 'node_modules', 'src']);
const leaks = (text: string) => findMachinePaths(Buffer.from(text), paths);

test.each(['/app/.build/site/src/x.tsx', 'webpack:///app/node_modules/react/index.js'])(
  '%s is a path of the machine',
  (text) => {
    expect(leaks(`a "${text}" b`)).toHaveLength(1);
  },
);

test.each(['<a href="/app">', '/app/source', 'https://farm.example/src/'])(
  '%s is no path of the machine',
  (text) => {
    expect(leaks(text)).toEqual([]);
  },
);

test('searches binary files', () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0x00, 0xd8]), Buffer.from('/app/src/a.png')]);
  expect(findMachinePaths(bytes, paths)).toEqual(['/app/src/']);
});

test('ignores the folders of a project at the root of a disk, because their paths are too short', () => {
  expect(machinePaths('/', ['src']).filter((place) => place.startsWith('/src'))).toEqual([]);
});

test('names each file that contains the path of the project or of the home folder', () => {
  write('src/page.tsx', '');
  write('public/app.js', `"${at('src/page.tsx')}"`);
  write('public/index.html', 'home');
  expect(findMachinePathsInBundle(at('public'), at())).toEqual([
    `app.js contains ${at('src')}/, which is a path of this machine.`,
  ]);
});
