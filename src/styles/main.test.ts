/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';

/** The top-level folders that Tailwind scans. */
function scannedFolders() {
  const output = execFileSync(process.execPath, ['tests/unit/scanned-paths.mjs'], {
    encoding: 'utf8',
  });
  const paths: string[] = JSON.parse(output);
  return new Set(paths.map((path) => relative('.', path).split(sep)[0]));
}

// Reading .cache breaks Gatsby's lock on its database, and the build (docs/decisions/0003-tailwind-source.md).
test('Tailwind scans only its own files and src', () => {
  expect(scannedFolders()).toEqual(new Set(['node_modules', 'src']));
});
