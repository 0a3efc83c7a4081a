/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { IslandFiles } from '../../src/islands/island';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { developMiddleware, inlineScript, islandSources, writeIslands } from './browser-scripts';

const folder = temporaryFolder();
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(folder.at(`.${file}`), 'utf8')).join('');

test('React and the islands that answer taps at once are in the main files, a lazy island in its own', () => {
  const { names, main, lazy } = writeIslands(folder.at());
  expect(names).toEqual(expect.arrayContaining(['AudienceTabs', 'HeaderControls', 'RankingDemo']));
  expect(Object.keys(lazy)).toContain('RankingDemo');
  expect(textOf(main)).toContain('useTheme must be used within a ThemeProvider');
  const search = 'type:"search"';
  expect(textOf(main)).not.toContain(search);
  expect(textOf(lazy.RankingDemo!)).toContain(search);
});

test('a site in a folder has its files there, and one at the root no code for that', () => {
  const filesOf = ({ main, lazy }: IslandFiles) => [...main, ...Object.values(lazy).flat()];
  const here = textOf(filesOf(writeIslands(folder.at())));
  process.env.GATSBY_SITE_URL = 'https://ada.github.io/soup';
  const there = filesOf(writeIslands(folder.at()));
  delete process.env.GATSBY_SITE_URL;
  expect(there[0]).toMatch(/^\/soup\/islands\/react-/);
  expect(textOf(there.map((file) => file.slice('/soup'.length)))).toContain('"/soup"+');
  expect(here).not.toContain(String.raw`/^\/(?!\/)/`);
});

test('the licenses of the packages are beside the scripts, which name the file', () => {
  const { main } = writeIslands(folder.at());
  expect(textOf(main)).toContain('/*! Licenses: /licenses.txt */');
  const names = readFileSync(folder.at('licenses.txt'), 'utf8').match(/^# .+$/gm);
  expect(names).toEqual(
    expect.arrayContaining(['# @fontsource-variable/figtree', '# react', '# scheduler']),
  );
});

test('the files are those of the last build alone', () => {
  folder.write('islands/react-OLD.js', '');
  writeIslands(folder.at());
  expect(() => textOf(['/islands/react-OLD.js'])).toThrow('ENOENT');
});

test('the code of an island has its classes, and no package', () => {
  const { AudienceTabs: code } = islandSources();
  expect(code).toContain('aria-selected:bg-ink');
  expect(code).toMatch(/from"react"/);
});

test('the script of a document knows where React is, and hasn’t it inside', () => {
  const script = inlineScript('page.ts', ['/islands/react-1.js']);
  expect(script).toContain('/islands/react-1.js');
  expect(script.length).toBeLessThan(6000);
});

test('`gatsby develop` leads from the folder of the site to the root', () => {
  const answers: Record<string, (request: { url: string }, response: any) => void> = {};
  process.env.GATSBY_SITE_URL = 'https://ada.github.io/soup';
  developMiddleware({ get: (path, answer) => (answers[path] = answer) });
  delete process.env.GATSBY_SITE_URL;
  const redirect = jest.fn();
  for (const url of ['/soup/pricing?a=1', '/soup//elsewhere.example'])
    answers['/soup/*']!({ url }, { redirect });
  expect(redirect.mock.calls).toEqual([['/pricing?a=1'], ['/elsewhere.example']]);
});
