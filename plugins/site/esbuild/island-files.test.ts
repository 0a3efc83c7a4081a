import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { findIslands, writeIslands } from './island-files';

const folder = temporaryFolder();

test('the islands of a page share a file, and all islands share React', () => {
  const {
    Slideshow = [],
    RecipeMarquee,
    HeaderControls = [],
    ...others
  } = writeIslands(folder.at());
  expect(Slideshow[0]).toMatch(/^\/islands\/home-\w+\.js$/);
  expect(RecipeMarquee).toEqual(Slideshow);
  expect(HeaderControls[0]).toMatch(/^\/islands\/components-\w+\.js$/);
  const react = Slideshow.find((file) => readIn(file).includes('hydrateRoot'));
  expect(react).toBeDefined();
  for (const ofIsland of [HeaderControls, ...Object.values(others)])
    expect(ofIsland).toContain(react);
});

test('the licenses of the packages are beside the scripts, which name the file', () => {
  const { HeaderControls: [file = ''] = [] } = writeIslands(folder.at());
  expect(readIn(file)).toContain('/*! Licenses: /licenses.txt */');
  const names = readIn('/licenses.txt').match(/^# .+$/gm);
  expect(names).toEqual(
    expect.arrayContaining(['# @fontsource-variable/figtree', '# react', '# scheduler']),
  );
});

test('two islands with the same name are reported', () => {
  folder.write('sections/home/soup-timer.island.tsx', '');
  folder.write('sections/try/soup-timer.island.tsx', '');
  expect(() => findIslands(folder.at())).toThrow(
    /sections\/home\/soup-timer\.island\.tsx and .*sections\/try\/soup-timer\.island\.tsx are both <SoupTimer>: rename one of them\./,
  );
});

const readIn = (file: string) => readFileSync(folder.at(`.${file}`), 'utf8');
