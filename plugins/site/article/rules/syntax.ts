import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { quote } from '../../sentences';
import { STRAY_MARKERS } from '../callout-marker';
import { EMOJI_NAME } from './emoji-names';
import { FORMULAS } from './formulas';

/** Syntax that the page would print or leave out. */
type Syntax = {
  pattern: RegExp;
  /** The end of the sentence, after the syntax in quotes. */
  remedy: string;
  /** `prose` is an article without its code and comments, `text` is also without links and HTML. */
  where?: 'prose' | 'text';
};

/** Links and pictures that don't work because of a space. */
export const SPACES_IN_ADDRESSES: readonly Syntax[] = [
  // `[soup](my soup.md)`, but none of those below.
  {
    pattern: /(?<!\\)!?\[[^\]\n]*\]\((?!tel:|\S+ =\d|[^)\n]*[{}]{2})[^)\n{]* [^)\n]*\)/g,
    remedy:
      'is no link or picture, because its address has a space; delete it, or put < and > around the address',
    where: 'text',
  },
  // Telephone numbers: `[call](tel:+49 30 1234)`.
  {
    pattern: /\[[^\]\n]*\]\(tel:[^)\n]* [^)\n]*\)/g,
    remedy: 'is no link, because its number has a space; delete the spaces',
    where: 'text',
  },
  // Sizes of pictures, as HackMD and Obsidian write them: `![Soup](soup.jpg =200x)`, `![Soup|200](soup.jpg)`.
  {
    pattern: /!\[[^\]\n]*\](?:\(\S+ =\d[^)\n]*\)|(?<=\|\d+(?:x\d+)?\])\([^)\n]*\))/g,
    remedy: 'has a size of another system; write <img src="…" alt="…" width="200">',
  },
];

/** Mistakes in markdown, and syntax that only other systems know. */
export const SYNTAX: readonly Syntax[] = [
  ...SPACES_IN_ADDRESSES,
  // Abbreviations as in PHP Markdown Extra: `*[RDA]: recommended dietary allowance`.
  {
    pattern: /^\*\[[^\]\n]+\]:.*/gm,
    remedy:
      'is an abbreviation of another system; delete it, and write <abbr title="…"> where it is used',
  },
  // What HTML parses as a declaration or an instruction: `<?php … ?>`, `<!DOCTYPE html>`.
  {
    pattern: /<[?!](?!--)[\s\S]*?>/g,
    remedy: 'is a program or a declaration, which the page leaves out; put it in a code block',
  },
  // Definitions as in PHP Markdown Extra and Pandoc: a term, and `: its meaning` on the next line.
  {
    pattern: /(?<=\S[ \t]*\n(?:[ \t]*\n)?)[ ]{0,3}:[ \t]+\S.*/g,
    remedy: 'is printed with its colon; write <dl><dt>the term</dt><dd>its meaning</dd></dl>',
  },
  // Emoji shortcodes, as on GitHub: `:tada:`, but not any word between colons.
  {
    pattern: EMOJI_NAME,
    remedy: 'is the name of an emoji; write the emoji itself, such as 🙂',
  },
  // Markup that a form or a converter has escaped: `\*\*bold\*\*`, `\[text\](/pricing)`, `\## Soup`.
  {
    pattern:
      /\\\*\\\*(?=\S)[^\n]+?\\\*\\\*|\\_\\_(?=\S)[^\n]+?\\_\\_|\\~\\~(?=\S)[^\n]+?\\~\\~|\\`[^`\n]+\\`|!?\\?!?\\\[[^\]\n]+\\?\]\\?\([^)\n]+\\?\)|^\\#{1,6} .*/gm,
    remedy: 'is printed with its signs; delete the backslashes, or put it in backticks to show it',
  },
  // Admonitions of Docusaurus, `:::note`, and MkDocs, `!!! note "Title"`.
  {
    pattern: /^(?::::.*|!!! +\w+(?: +".*")? *$)/gm,
    remedy: 'is for a box of another system; begin one with > [!NOTE]',
  },
  // Comments of MDX, in braces, and of Obsidian: `%%soon%%`.
  {
    pattern: /\{\/\*[\s\S]*?\*\/\}|%%[\s\S]*?%%/g,
    remedy: 'is a comment of another system; delete it, or put it between <!-- and -->',
  },
  {
    pattern: FORMULAS,
    remedy: 'is a formula, which the page can’t draw; write it in words, or as a picture',
  },
  // Small text below and above the line, as in Pandoc: `H~2~O`, `10^3^`, but not `10^3–10^4` and `x^2+y^2`.
  {
    pattern: /(?<=[\p{L}\p{N})])~[\p{L}\p{N}]+~(?![~\p{N}])/gu,
    remedy: 'is printed with its signs; put it between <sub> and </sub> instead',
    where: 'text',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^[+−-]?[\p{L}\p{N}]+[+−-]?\^(?!\p{N})/gu,
    remedy: 'is printed with its signs; put it between <sup> and </sup> instead',
    where: 'text',
  },
  // Markers of callouts and of tasks that don't stand in a quotation and in a list.
  {
    pattern: STRAY_MARKERS,
    remedy: 'begins a box only after >; begin it and each line of its text with >',
    where: 'text',
  },
  // A cross alone can mark a spot.
  {
    pattern: /^\[ \] (?!\[).+|^\[x\] (?!\[).+(?=\n\[[ x]\] )|(?<=^\[[ x]\] .*\n)\[x\] (?!\[).+/gim,
    remedy: 'is no task of a list; begin it with -, or write \\[ to show it',
    where: 'text',
  },
  // Headings without a space, `##Soup`, and lines of tags, `#soup #stew`, but no sentences that begin with a tag.
  {
    pattern:
      /^#{2,6}\p{L}.*|(?<=^|\n[ \t]*\n)#\p{L}(?:.*[^\s.!…:;,])?(?=\s*$(?![\s\S])|[ \t]*\n[ \t]*\n)|^#\p{L}[\p{L}\p{N}_-]*(?:[ \t]+#[\p{L}\p{N}_-]+)+[ \t]*$/gmu,
    remedy:
      'isn’t a heading: put a space after #, or write \\# to show it; a tag goes into category',
    where: 'text',
  },
  // Text between `==`, which other systems highlight.
  {
    pattern: /(?<![=\w])==[^=\s][^=\n]*==(?!=)/g,
    remedy: 'doesn’t highlight text; put it between <mark> and </mark>',
  },
  // Inline footnotes, as in Pandoc: `^[a note]`.
  {
    pattern: /\^\[[^\]\n]+\](?!\()|(?<!\\)\[\^[^\]\s]*\s[^\]\n]*\]/g,
    remedy: 'is no footnote here; write [^1], and [^1]: with the note below',
  },
  // Tags of JSX: `<b style={{ color }}>`.
  {
    pattern: /<\w[^<>]*=\{[\s\S]*?\}[^<>]*>/g,
    remedy: 'is a tag of JSX; write it as HTML, or what it shows',
    where: 'text',
  },
  // Attributes of kramdown and Pandoc: `{: .wide}`, `{#own-id}`, and `{width=200}` behind a picture.
  {
    pattern: /\{:[^}\n]*\}|\{ *[.#][\w-][^}\n]*\}|(?<=\))\{ *[\w-]+=[^}\n]*\}/g,
    remedy:
      'is for kramdown; delete it: headings have ids, and <img … width="200"> makes a picture smaller',
  },
  // A backslash at the end of a paragraph, where it isn't a line break.
  {
    pattern: /(?<![^\s\\])[^\s\\]*\\[ \t]*(?=\n[ \t]*\n|\n*(?![\s\S]))/g,
    remedy: 'is printed with its backslash; delete the backslash',
  },
  // Lines of MDX that import or export something, but no sentences that begin with these words.
  {
    pattern: new RegExp(
      [
        // Packages have small letters, and paths have a slash: not `import duties from "Spain"`.
        /^import (?:type )?(?:(?:[\w$]+|(?:[\w$]+, *)?(?:\{[^{}]*\}|\* as [\w$]+)) from )?(['"])(?:[a-z\d._-]+|[^'"\n/]*\/[^'"\n]*)\1;? *$/,
        /^export (?:const (?:[\w$]+(?:: [^=\n]+)?|\{[^}\n]*\}) =|(?:async )?function [\w$]+\().*/,
        /^export (?:type )?(?:\{[^{}]*\}|\* (?:as [\w$]+ )?from ).*/,
        /^export default (?:[({]|(?:async )?function\b|class\b|[\w$]+;? *$).*/,
      ]
        .map(({ source }) => source)
        .join('|'),
      'gm',
    ),
    remedy: 'is code of MDX; delete it',
  },
  // Marks of Obsidian at the end of a line: `^37066d`.
  {
    pattern: /(?<=^|\s)\^(?=[\d-]*[a-z])[\w-]+ *$/gim,
    remedy: 'is a mark of Obsidian, to which nothing leads; delete it',
  },
  // Shortcodes of WordPress: `[gallery ids="1,2"]`, `[/caption]`.
  {
    pattern: /\\?\[\/[a-z][\w-]*\\?\]|\\?\[[a-z][\w-]*(?: +[\w\\-]+=["“”][^\]\n]*)+\]/gi,
    remedy: 'is a shortcode; replace it with what it shows',
  },
  // Code of Hugo, Jekyll, Eleventy and others: `{{< figure >}}`, `{% include %}`.
  {
    pattern: /(?<!=)\{\{[\s\S]*?\}\}|(?<!\{)\{%[\s\S]*?%\}/g,
    remedy: 'is code of another system, such as Hugo or Jekyll; replace it with what it shows',
  },
  // Placeholders for a table of contents: `[TOC]`.
  {
    pattern: /^\[?\[toc\]\]? *$/gim,
    remedy: 'isn’t needed, because the page lists the headings; delete it',
  },
  // Links of wikis and of Obsidian: `[[Stew]]`.
  {
    pattern: /!?\[\[(?!toc\])[^\]\n]*[^\]\s][^\]\n]*\]\](?!\()/gi,
    remedy: 'is a link of a wiki; write [its text](/blog/…)',
    where: 'text',
  },
];

/** Reports the first occurrence of each syntax, and the number of others. */
export const syntaxRule = (all: readonly Syntax[]) =>
  lintRule<Root>('site:syntax', (_tree, file) => {
    for (const { pattern, remedy, where = 'prose' } of all) {
      const text = file.data[where] ?? '';
      const [first, ...others] = text.matchAll(pattern);
      if (!first) continue;
      const more = others.length > 0 ? ` (and ${others.length} more like it)` : '';
      const written = String(file).slice(first.index, first.index + first[0].length);
      const found = quote(written.replace(/\s+/g, ' ').trim());
      const before = text.slice(0, first.index + first[0].search(/\S/));
      file.message(`${found} ${remedy}${more}`, { line: before.split('\n').length, column: 1 });
    }
  });
