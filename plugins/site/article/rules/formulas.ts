/** What only a formula has: a command, `\alpha`, a power, `x^2`, or an index, `a_i`. */
const SIGN_OF_FORMULA =
  /\\[a-z]{2,}|[\p{L}\p{N})}]\^[\p{L}\p{N}(+{\\-]|(?:(?<!\p{L})\p{L}|[)}])_(?:[\p{L}\p{N}](?![\p{L}\p{N}])|[{\\])/u
    .source;

/** A letter and what it equals or is compared with: `x = 2`. Between brackets of TeX, no prose looks like this. */
const COMPARISON = /(?<!\p{L})\p{L} ?[=<>≤≥]/u.source;

/**
 * Formulas of TeX, as MathJax and KaTeX find them in a text. Not prices and names, such as `$5_000`, `$$` for a cheap
 * restaurant, or `$4 for snake_case and 5$`, and no brackets that somebody has escaped: `\[1\]`, `\(if hot\)`.
 */
export const FORMULAS = new RegExp(
  [
    // `$$` on lines of their own, and around a paragraph that has a command.
    String.raw`^\$\$ *\n[\s\S]*?\n\$\$ *$`,
    String.raw`^\$\$(?!\$)(?:(?!\n\n|\\[a-z]{2})[^$])*\\[a-z](?:(?!\n\n)[^$])*\$\$ *$`,
    // `$x^2$` and `$$x^2$$` in a line.
    String.raw`(?<![\p{L}\p{N}\\$])(?<dollars>\$\$?)(?![\s)$])[^$\n]*(?:${SIGN_OF_FORMULA})[^$\n]*(?<![\s\\])\k<dollars>(?![\d$])`,
    // `\[` and `\]` on lines of their own.
    String.raw`^\\\[ *\n(?:(?!\n\n)[\s\S])*?\n\\\] *$`,
    // `\(x^2\)` and `\[x^2\]`.
    String.raw`(?<!\\)\\\((?:(?!\n\n|\\\))[\s\S])*?(?:${SIGN_OF_FORMULA}|${COMPARISON})(?:(?!\n\n|\\\()[\s\S])*?\\\)`,
    String.raw`(?<!\\)\\\[(?:(?!\n\n|\\\])[\s\S])*?(?:${SIGN_OF_FORMULA}|${COMPARISON})(?:(?!\n\n|\\\[)[\s\S])*?\\\](?!\\?\()`,
    // `\begin{align}` to `\end{align}`.
    String.raw`\\begin\{(?<environment>[a-z]+\*?)\}[\s\S]*?\\end\{\k<environment>\}`,
  ].join('|'),
  'gmu',
);
