/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '../../build/lib/list-files';
import { findVisibleStrings } from './find';

/** Where the site is drawn, and where words are added to articles. */
const FOLDERS = [
  'src/components',
  'plugins/gatsby-source-site-content/article',
  'src/pages',
  'src/sections',
  'src/templates',
  'src/theme',
];

/** What looks like a text for visitors and is none, each with the reason. */
const ALLOWED: Record<string, string> = {
  'plugins/gatsby-source-site-content/article/safe-html.ts': 'names of HTML elements',
  'plugins/gatsby-source-site-content/article/headings.ts: root': 'the type of a tree’s root',
};

const files = FOLDERS.flatMap((folder) => listFiles('.', folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .concat('src/site-pages.ts', 'gatsby/wrappers.tsx', 'gatsby/on-render-body.tsx');

const found = files.flatMap((file) =>
  findVisibleStrings(readFileSync(file, 'utf8')).map(({ line, text }) => ({
    keys: [file, `${file}: ${text}`],
    told: `${file}:${line}  “${text}” stands in code; it belongs to content/data`,
  })),
);

test('no text for visitors stands in code', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(
    found.filter(({ keys }) => !keys.some((key) => key in ALLOWED)).map(({ told }) => told),
  ).toEqual([]);
});

test('every exception is still needed', () => {
  const keys = new Set(found.flatMap((finding) => finding.keys));
  expect(Object.keys(ALLOWED).filter((key) => !keys.has(key))).toEqual([]);
});
