/** @jest-environment node */
import { CODE } from '../../build/lib/hash';
import { listFiles } from '../../build/lib/list-files';
import { readImports, type Import } from './imports';
import {
  findMutualImports,
  findRenderingImports,
  findUpwardImports,
  moduleOf,
  ROOMS,
} from './rooms';

const importOf = (file: string, target: string): Import => ({ file, target, isType: false });

describe('findUpwardImports', () => {
  test.each([
    ['build/workspace/run.ts', 'checks/links/check-links'],
    ['src/lib/slug.ts', 'plugins/gatsby-plugin-site-outputs/feeds/rss'],
    ['plugins/gatsby-plugin-site-outputs/feeds/rss.ts', 'build/lib/cache'],
    ['tools/server/files.mjs', 'commands/serve.mjs'],
  ])('reports that %s imports %s', (file, target) => {
    const [sentence] = findUpwardImports([importOf(file, target)]);
    expect(sentence).toContain(`${file} imports ${target}, but`);
  });

  test.each([
    ['checks/links/bundle.ts', 'build/lib/cache'],
    ['checks/links/bundle.ts', 'checks/links/html'],
    ['src/theme/constants.ts', 'content/data/site.json'],
  ])('allows %s to import %s', (file, target) => {
    expect(findUpwardImports([importOf(file, target)])).toEqual([]);
  });
});

describe('findMutualImports', () => {
  const there = importOf('build/bundle/sbom.ts', 'build/lib/cache');

  test('names a pair of modules once, with an import each way', () => {
    expect(findMutualImports([there, importOf('build/lib/hash.ts', 'build/bundle/sbom')])).toEqual([
      'build/bundle and build/lib import from each other: ' +
        'build/bundle/sbom.ts imports build/lib/cache, and build/lib/hash.ts imports build/bundle/sbom.',
    ]);
  });

  test('allows imports in one direction, and inside a module', () => {
    expect(findMutualImports([there, importOf('build/lib/hash.ts', 'build/lib/cache')])).toEqual(
      [],
    );
  });
});

describe('moduleOf', () => {
  test.each([
    ['src/sections/home/hero/index.tsx', 'src/sections'],
    ['src/routes.ts', 'src/routes'],
    ['src/routes', 'src/routes'],
    ['gatsby/create-pages.ts', 'gatsby'],
  ])('%s is in %s', (file, module) => {
    expect(moduleOf(file)).toBe(module);
  });
});

test('findRenderingImports names a component that a plugin imports, but no type', () => {
  const file = 'plugins/gatsby-plugin-site-outputs/sitemap.ts';
  const used = importOf(file, 'src/components/link');
  const allowed = [{ ...used, isType: true }, importOf(file, 'src/lib/slug')];
  expect(findRenderingImports([used, ...allowed])).toEqual([
    `${file} imports src/components/link, but plugins must not need React.`,
  ]);
});

describe('the project', () => {
  const isSource = (file: string) =>
    /\.(?:[cm]?js|tsx?)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file);
  const files = ROOMS.flatMap((folder) => listFiles('.', folder)).filter(isSource);
  const imports = files.flatMap((file) => readImports('.', file));

  test('has imports in every room', () => {
    const folders = new Set(imports.map(({ file }) => file.split('/')[0]));
    expect([...folders].toSorted()).toEqual(ROOMS.toSorted());
  });

  test('has no import from a later room', () => {
    expect(findUpwardImports(imports)).toEqual([]);
  });

  test('has no plugin that imports components', () => {
    expect(findRenderingImports(imports)).toEqual([]);
  });

  test('has no two modules that import from each other', () => {
    expect(findMutualImports(imports)).toEqual([]);
  });

  test('includes all content that code imports in the key of the caches', () => {
    const content = imports.filter(
      ({ target, isType }) => !isType && target.startsWith('content/'),
    );
    const targets = new Set(content.map(({ target }) => target));
    expect([...targets].filter((target) => !CODE.includes(target))).toEqual([]);
    expect(content.length).toBeGreaterThan(0);
  });
});
