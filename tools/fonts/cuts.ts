const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

const without = (characters: readonly string[], left: string) =>
  characters.filter((character) => !left.includes(character));

/** A font family: the name of its package, and the weights and characters that are cut from it. */
export type Family = {
  readonly name: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** The characters of the file that is fetched with every page. */
  readonly first: readonly string[];
};

/** The site's two families. Browsers draw a weight outside the range as the nearest one inside. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'bricolage-grotesque',
    weights: { min: 600, max: 800 },
    // The family of headlines: the characters that are left out occur in code and addresses.
    first: [...without(ASCII, '#*;<=>@[\\]^_`{|}~'), ...'–—‘’“”…'],
  },
  {
    name: 'figtree',
    weights: { min: 400, max: 700 },
    first: [...ASCII, ...'©µ·×÷–—‘’“”…'],
  },
];

/** OpenType features that the site's text uses: kerning, ligatures, marks, and figures of one width. */
export const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The files of a family, from the rarest characters to those of every page. */
export const PARTS = ['latin-ext', 'latin', 'first'] as const;

export type Part = (typeof PARTS)[number];

/** The file of a part, in `src/styles/fonts`. */
export const fileOf = ({ name }: Family, part: Part) => `${name}-${part}.woff2`;
