/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '../../build/lib/list-files';
import { findVisibleStrings } from './find';

/** The folders whose code renders pages or adds text to articles. */
const FOLDERS = [
  'src/components',
  'plugins/gatsby-source-site-content/article',
  'src/pages',
  'src/sections',
  'src/templates',
  'src/theme',
];

/** Findings that are not visible text, each with the reason. */
const ALLOWED: Record<string, string> = {
  'plugins/gatsby-source-site-content/article/safe-html.ts': 'names of HTML elements',
  'plugins/gatsby-source-site-content/article/headings.ts: root': 'the type of a tree’s root',
  'src/routes.ts: Organization': 'a type of schema.org',
  'src/routes.ts: Product': 'a type of schema.org',
  'src/routes.ts: Blog': 'a type of schema.org',
};

const files = FOLDERS.flatMap((folder) => listFiles('.', folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .concat('src/routes.ts', 'gatsby/wrap-page-element.tsx', 'gatsby/on-render-body.tsx');

const found = files.flatMap((file) =>
  findVisibleStrings(readFileSync(file, 'utf8')).map(({ line, text }) => ({
    keys: [file, `${file}: ${text}`],
    told: `${file}:${line}  “${text}” stands in code; it belongs to content/data`,
  })),
);

test('no visible text is hard-coded', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(
    found.filter(({ keys }) => !keys.some((key) => key in ALLOWED)).map(({ told }) => told),
  ).toEqual([]);
});

test('every exception is still needed', () => {
  const keys = new Set(found.flatMap((finding) => finding.keys));
  expect(Object.keys(ALLOWED).filter((key) => !keys.has(key))).toEqual([]);
});
