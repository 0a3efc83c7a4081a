/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type AtRule, type Declaration } from 'postcss';
import { cut, subsetOf } from './cut';
import { FAMILIES, fileOf, PARTS } from './cuts';
import { charactersOf } from '../../build/lib/unicode-range';

const FOLDER = 'src/styles/fonts';

/** The declarations of each file's `@font-face`, by the file's name. */
const faces = new Map<string, Record<string, string>>();
parse(readFileSync('src/styles/fonts.css', 'utf8')).walkAtRules('font-face', (face: AtRule) => {
  const says: Record<string, string> = {};
  face.walkDecls(({ prop, value }: Declaration) => {
    says[prop] = value;
  });
  const file = /url\('(.+?)'\)/.exec(says.src ?? '')?.[1];
  if (file) faces.set(path.basename(file), says);
});

const files = FAMILIES.flatMap((family) =>
  PARTS.map((part) => ({ family, part, file: fileOf(family, part) })),
);

test.each(files)('$file matches the installed package', async ({ family, part, file }) => {
  const committed = readFileSync(path.join(FOLDER, file));
  const fresh = await cut(family, part);
  // `toEqual` would print two fonts in hexadecimal. "npm run fonts" cuts them again.
  expect(fresh.equals(committed)).toBe(true);
});

test.each(files)(
  'the style sheet gives $file the unicode-range of its characters',
  ({ family, part, file }) => {
    const asked = charactersOf(faces.get(file)!['unicode-range']!);
    const has = part === 'first' ? family.first : subsetOf(family, part);
    expect(asked.toSorted()).toEqual([...new Set(has)].toSorted());
  },
);

test.each(files)('the style sheet gives $file its range of weights', ({ family, file }) => {
  const { min, max } = family.weights;
  expect(faces.get(file)!['font-weight']).toBe(`${min} ${max}`);
});

test('the style sheet lists the first file of a family last, because later rules win', () => {
  const order = [...faces.keys()];
  for (const family of FAMILIES) {
    const places = PARTS.map((part) => order.indexOf(fileOf(family, part)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

test('the first font file contains only characters of the Latin subset', () => {
  for (const family of FAMILIES) {
    const latin = subsetOf(family, 'latin');
    expect(family.first.filter((character) => !latin.includes(character))).toEqual([]);
  }
});
