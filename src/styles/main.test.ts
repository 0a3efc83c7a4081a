/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';

/** The top folders of all that Tailwind looks at to write the site's styles. */
function scannedFolders() {
  const output = execFileSync(process.execPath, ['tests/unit/scanned-paths.mjs'], {
    encoding: 'utf8',
  });
  const paths: string[] = JSON.parse(output);
  return new Set(paths.map((path) => relative('.', path).split(sep)[0]));
}

// Scanning .cache opens and closes the database that Gatsby holds, and the build breaks.
test('Tailwind reads its own files and src, and never what Gatsby writes', () => {
  expect(scannedFolders()).toEqual(new Set(['node_modules', 'src']));
});
