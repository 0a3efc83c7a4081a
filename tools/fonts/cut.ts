import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FEATURES, type Family, type Part } from './cuts';
import { charactersOf } from '../../build/lib/unicode-range';

const folderOf = ({ name }: Family) => path.resolve('node_modules/@fontsource-variable', name);

/** The characters of a subset of the package, from its `unicode-range` (CSS Fonts 4). */
export function subsetOf(family: Family, subset: 'latin' | 'latin-ext'): string[] {
  const ranges = readFileSync(path.join(folderOf(family), 'unicode.json'), 'utf8');
  return charactersOf((JSON.parse(ranges) as Record<string, string>)[subset]!);
}

/** The license under which the family may be cut and served (SIL Open Font License 1.1). */
export const licenseOf = (family: Family) =>
  readFileSync(path.join(folderOf(family), 'LICENSE'), 'utf8');

const charactersOfPart = (family: Family, part: Part): string[] => {
  if (part === 'first') return [...family.first];
  const all = subsetOf(family, part);
  return part === 'latin' ? all.filter((character) => !family.first.includes(character)) : all;
};

/** A part of a family as WOFF2, with the glyphs, weights and features that the site uses. */
export function cut(family: Family, part: Part): Promise<Buffer> {
  const source = `${family.name}-${part === 'first' ? 'latin' : part}-wght-normal.woff2`;
  const font = readFileSync(path.join(folderOf(family), 'files', source));
  return subsetFont(font, charactersOfPart(family, part).join(''), {
    targetFormat: 'woff2',
    // With the thinnest weight as default, the font has one set of differences instead of two.
    variationAxes: { wght: { ...family.weights, default: family.weights.min } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
