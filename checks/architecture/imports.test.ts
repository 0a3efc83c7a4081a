/** @jest-environment node */
import { findImports } from './imports';

const targetsOf = (code: string) =>
  findImports('build/bundle/sbom.ts', code).map(({ target }) => target);

describe('findImports', () => {
  test.each([
    "import { openCache } from '../lib/cache';",
    "import type { Cache } from '../lib/cache';",
    "import '../lib/cache';",
    "export { openCache } from '../lib/cache';",
    "export * from '../lib/cache';",
    "const cache = await import('../lib/cache');",
    "const cache = require('../lib/cache');",
    "type Cache = import('../lib/cache').Cache;",
    "const cache = await load('build/lib/cache');",
  ])('finds %s', (code) => {
    expect(targetsOf(code)).toEqual(['build/lib/cache']);
  });

  test.each([
    "import path from 'node:path';",
    "// import { openCache } from '../lib/cache';",
    "write('../lib/cache');",
  ])('finds nothing in %s', (code) => {
    expect(targetsOf(code)).toEqual([]);
  });

  test('reads JSX and types', () => {
    expect(targetsOf("import a from './a';\nconst b = <p>{(a as string).length}</p>;")).toEqual([
      'build/bundle/a',
    ]);
  });

  test('marks imports of types', () => {
    const code = "import type { A } from './a';\nimport { b } from './b';";
    expect(findImports('build/c.ts', code).map(({ isType }) => isType)).toEqual([true, false]);
  });
});
