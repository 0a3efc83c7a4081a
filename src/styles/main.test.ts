/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';

/** The top-level folders of the files that Tailwind scans. */
function scannedFolders() {
  const output = execFileSync(process.execPath, ['tests/unit/scanned-paths.mjs'], {
    encoding: 'utf8',
  });
  const paths: string[] = JSON.parse(output);
  return new Set(paths.map((path) => relative('.', path).split(sep)[0]));
}

// Reading the database in .cache breaks Gatsby's lock on it, and with it the build.
test('Tailwind scans only its own files and src', () => {
  expect(scannedFolders()).toEqual(new Set(['node_modules', 'src']));
});
