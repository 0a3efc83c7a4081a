/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { developMiddleware, writeIslands } from './browser-scripts';

const folder = temporaryFolder();
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(folder.at(`.${file}`), 'utf8')).join('');

test('the licenses of the packages are beside the scripts, which name the file', () => {
  const { main } = writeIslands(folder.at());
  expect(textOf(main)).toContain('/*! Licenses: /licenses.txt */');
  const names = readFileSync(folder.at('licenses.txt'), 'utf8').match(/^# .+$/gm);
  expect(names).toEqual(
    expect.arrayContaining(['# @fontsource-variable/figtree', '# react', '# scheduler']),
  );
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
