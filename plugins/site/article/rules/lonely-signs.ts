/** Signs beside a word that may lack a partner. */
const SIGNS = [
  { sign: '**', pattern: /(?<![\\*])\*\*(?=[^\s*])|(?<=[^\s*\\])\*\*(?!\*)/g },
  { sign: '~~', pattern: /(?<![\\~])~~(?=[^\s~])|(?<=[^\s~\\])~~(?!~)/g },
  { sign: '`', pattern: /(?<!\\)`+/g },
  // One alone counts only before a word: `5*` is a mark, and `snake_case` a name. `*[RDA]:` has its own rule.
  { sign: '*', pattern: /(?<=^|[\s(“"])\*(?=[\p{L}“"([])(?!\[[^\]]*\]:)/gu },
  // Nor do names such as `_MSC_VER` and `target="_blank"`.
  { sign: '_', pattern: /(?<=^|[\s(“"])(?<!=")_(?=[\p{L}“"([])(?![\p{L}\p{N}]+_[\p{L}\p{N}])/gu },
];

/** Where signs are reference marks: one has a mark, as in `$5*`, whose note begins with it; two have such a note. */
const MARKS: Record<string, RegExp> = {
  '*': /[^\s*\\]\*(?=[\s.,;:!?)]|$)/,
  '**': /^ {0,3}(?:\\\*\\\*|\*\*\s)/m,
};

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
  for (const { sign, pattern } of SIGNS)
    for (const { index } of block.matchAll(pattern)) {
      const isNote = MARKS[sign]?.test(markdown);
      if (printed.startsWith(sign, index) && !isNote) return { sign, index };
    }
  return undefined;
}
