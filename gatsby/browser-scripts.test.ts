/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../tests/unit/temporary-folder';
import { inlineScript, islandSources, writeIslands } from './browser-scripts';

const folder = temporaryFolder();
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(folder.at(`.${file}`), 'utf8')).join('');

test('React and the small islands are in the main files, a lazy island in its own', () => {
  const { names, main, lazy } = writeIslands(folder.at());
  expect(names).toEqual(expect.arrayContaining(['AudienceTabs', 'HeaderControls', 'RankingDemo']));
  expect(Object.keys(lazy)).toEqual(['RankingDemo']);
  expect(textOf(main)).toContain('useTheme must be used within a ThemeProvider');
  const search = 'type:"search"';
  expect(textOf(main)).not.toContain(search);
  expect(textOf(lazy.RankingDemo!)).toContain(search);
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
