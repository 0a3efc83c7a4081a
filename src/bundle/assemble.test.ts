/** @jest-environment node */
import { existsSync, statSync, utimesSync } from 'node:fs';
import { listFiles } from '../links/list-files';
import { assemble, tellLeaks } from './assemble';
import { temporaryFolder } from '../test/temporary-folder';

const { at, write } = temporaryFolder();

beforeEach(() => {
  write('gatsby/index.html', 'home');
  write('gatsby/.well-known/security.txt', 'Contact: mailto:ada@farm.example');
  write('gatsby/webpack.stats.json', '{}');
});

test('a bundle has what ships and nothing of the one before', () => {
  write('public/old.html', 'old');
  assemble(at('gatsby'), at('public'));
  expect(listFiles(at('public'))).toEqual(['.well-known/security.txt', 'index.html']);
  expect(existsSync(at('gatsby/webpack.stats.json'))).toBe(true);
});

test('a file keeps the time of its last change', () => {
  utimesSync(at('gatsby/index.html'), 1_700_000_000, 1_700_000_000);
  assemble(at('gatsby'), at('public'));
  expect(statSync(at('public/index.html')).mtimeMs).toBe(1_700_000_000_000);
});

test('a file that tells of the machine is named', () => {
  write('src/page.tsx', '');
  write('public/app.js', `"${at('src/page.tsx')}"`);
  write('public/index.html', 'home');
  expect(tellLeaks(at('public'), at())).toEqual([
    `app.js holds ${at('src')}/, which is a path of this machine.`,
  ]);
});
