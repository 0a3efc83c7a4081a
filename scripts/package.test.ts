import { readFileSync } from 'node:fs';

type Lock = {
  packages: Record<string, { resolved?: string; integrity?: string; inBundle?: boolean }>;
};

test('every package in the lock file comes from the registry, with a hash', () => {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _, ...packages } = lock.packages;
  // npm leaves out the registry's own addresses (.npmrc). A bundled package is a part of another one.
  const bad = Object.entries(packages).filter(
    ([, { resolved, integrity, inBundle }]) => resolved !== undefined || !(integrity ?? inBundle),
  );
  expect(bad).toEqual([]);
});
