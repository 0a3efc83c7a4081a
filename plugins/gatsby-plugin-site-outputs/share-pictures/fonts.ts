import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';

// Gatsby bundles this file with others, and the bundle has no `require.resolve`.
const { resolve } = createRequire(path.resolve('package.json'));

const WEIGHTS = { heading: 700, label: 600 } as const;

const read = (family: string, subset: string, weight: 600 | 700): Font => ({
  name: `${family} ${subset}`,
  data: readFileSync(
    resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
  ),
  weight,
  style: 'normal',
});

/** The site's own typeface first, then one that has the scripts it lacks. */
const SUBSETS = [
  ['bricolage-grotesque', 'latin'],
  ['bricolage-grotesque', 'latin-ext'],
  ['bricolage-grotesque', 'vietnamese'],
  ['rubik', 'cyrillic'],
  ['rubik', 'cyrillic-ext'],
  ['rubik', 'hebrew'],
  ['rubik', 'arabic'],
] as const;

/** The fonts of the share pictures; satori takes each letter from the first font that has it. */
export const shareFonts: Font[] = SUBSETS.flatMap(([family, subset]) =>
  Object.values(WEIGHTS).map((weight) => read(family, subset, weight)),
);

export const shareFontFamily = SUBSETS.map((subset) => `'${subset.join(' ')}'`).join(', ');
