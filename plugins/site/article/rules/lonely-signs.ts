type Sign = {
  sign: string;
  pattern: RegExp;
  /** What the whole text has if the sign is a reference mark, or the beginning of its note. */
  unless?: RegExp;
};

/** Signs beside a word that may lack a partner. */
const SIGNS: readonly Sign[] = [
  { sign: '**', pattern: /(?<=^|[\s(“"])\*\*(?=[^\s*])/g },
  // `$5**` has a mark, if a note begins with `** `.
  { sign: '**', pattern: /(?<=[^\s*\\])\*\*(?!\*)/g, unless: /^ {0,3}(?:\\\*\\\*|\*\*\s)/m },
  { sign: '~~', pattern: /(?<![\\~])~~(?=[^\s~])|(?<=[^\s~\\])~~(?!~)/g },
  { sign: '`', pattern: /(?<!\\)`+/g },
  // One alone counts only before a word: `5*` is a mark, whose note begins with it, and `snake_case` a name. `*[RDA]:`
  // has its own rule.
  {
    sign: '*',
    pattern: /(?<=^|[\s(“"])\*(?=[\p{L}“"([])(?!\[[^\]]*\]:)/gu,
    unless: /[^\s*\\]\*(?=[\s.,;:!?)]|$)/,
  },
  // Nor do names such as `_MSC_VER` and `target="_blank"`.
  { sign: '_', pattern: /(?<=^|[\s(“"])(?<!=")_(?=[\p{L}“"([])(?![\p{L}\p{N}]+_[\p{L}\p{N}])/gu },
];

/** A sign that a page would print, and where it is. */
type LonelySign = { sign: string; index: number };

/**
 * Finds the first sign without a partner.
 * @param block the markdown of a paragraph
 * @param printed the same with everything but plain text blanked out
 * @param markdown the whole text
 */
export function findLonelySign(
  block: string,
  printed: string,
  markdown: string,
): LonelySign | undefined {
  for (const { sign, pattern, unless } of SIGNS) {
    if (unless?.test(markdown)) continue;
    for (const { index } of block.matchAll(pattern))
      if (printed.startsWith(sign, index)) return { sign, index };
  }
  return undefined;
}
