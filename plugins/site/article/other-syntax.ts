import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { quote } from '../sentences';

/** A problem of an article's text, with its line. */
export type TextIssue = { message: string; line: number };

/** Syntax of other systems, which the page would show as text, and what to do about it. */
const SYNTAX: [pattern: RegExp, remedy: string][] = [
  [
    /(?<!=)\{\{[\s\S]*?\}\}|(?<!\{)\{%[\s\S]*?%\}/g,
    'is code of another system, such as Hugo or Jekyll; replace it with what it shows',
  ],
  [
    /\{\/\*[\s\S]*?\*\/\}|%%[\s\S]*?%%/g,
    'is a comment of another system; delete it, or put it between <!-- and -->',
  ],
  [
    /^(?:import (?:.+ from )?['"].+['"]|export (?:const|default|function) .*)/gm,
    'is code of MDX; delete it',
  ],
  [
    /\{:[^}\n]*\}|\{ *[.#][\w-][^}\n]*\}/g,
    'is for kramdown; delete it: headings have ids, and <img … width="200"> makes a picture smaller',
  ],
  [
    /<[?!](?!--)[\s\S]*?>/g,
    'is a program or a declaration, which the page leaves out; put it in a code block',
  ],
  [/^(?::::|!!! +["\w]).*/gm, 'is for a box of another system; begin one with > [!NOTE]'],
  [
    /(?<=^|\s)\^(?=[\d-]*[a-z])[\w-]+ *$/gim,
    'is a mark of Obsidian, to which nothing leads; delete it',
  ],
  [/\^\[[^\]\n]+\](?!\()/g, 'is no footnote here; write [^1], and [^1]: with the note below'],
  [/^#{1,6}\p{L}.*/gmu, 'isn’t a heading: put a space after #; a tag goes into category'],
  [
    /[^\s\\]*\\[ \t]*(?=\n[ \t]*\n|\n*(?![\s\S]))/g,
    'is printed with its backslash; delete the backslash',
  ],
  [
    /\\?\[\/[a-z][\w-]*\\?\]|\\?\[[a-z][\w-]*(?: +[\w\\-]+=["“”][^\]\n]*)+\]/gi,
    'is a shortcode; replace it with what it shows',
  ],
  [/^\[?\[toc\]\]? *$/gim, 'isn’t needed, because the page lists the headings; delete it'],
  [/!?\[\[(?!toc\])[^\]\n]+\]\](?!\()/gi, 'is a link of a wiki; write [its text](/blog/…)'],
  [/^\$\$[\s\S]*?\$\$|\$[^$\n]*\\[a-z]+[^$\n]*\$/gm, 'is a formula, which the page can’t draw'],
  [
    /(?<![=\w])==[^=\s][^=\n]*==(?!=)/g,
    'doesn’t highlight text; put it between <mark> and </mark>',
  ],
  [/(?<![\w:/]):[a-z][a-z0-9_+-]*[a-z0-9]:(?![\w:/])/g, 'is the name of an emoji; write 🙂 itself'],
];

/** What looks like a tag, link, picture or footnote but isn't one in markdown. */
const UNSEEN: [pattern: RegExp, remedy: string][] = [
  [/<\w[^<>]*=\{[\s\S]*?\}[^<>]*>/g, 'is a tag of JSX; write it as HTML, or what it shows'],
  [
    /(?<!\\)!?\[[^\]\n]*\]\((?!\{)[^)\n]* [^)\n]*\)/g,
    'is no link or picture, because its address has a space; put < and > around the address',
  ],
  [/(?<!\\)\[\^[^\]\s]+\](?!:)/g, 'leads to no footnote; add a line [^…]: with its text'],
  [
    /(?<!\\)!?\[[^\]\n]+\]\[[^\]\n]*\]/g,
    'leads nowhere; add a line […]: with the address, or write [text](address)',
  ],
];

/** Markdown nodes whose content can look like the syntax of another system. */
const CODE = ['code', 'inlineCode'];
const LINKS = [...CODE, 'definition', 'footnoteReference', 'image', 'imageReference', 'link'];

/**
 * Finds syntax of other systems and broken links, outside of code.
 * @returns one issue per kind, at its first occurrence
 */
export function findOtherSyntax(markdown: string, tree: Root): TextIssue[] {
  const prose = blank(markdown, tree, CODE);
  const unseen = blank(prose, tree, [...LINKS, 'linkReference', 'html']);
  return [
    ...SYNTAX.flatMap(([pattern, remedy]) => find(prose, pattern, remedy)),
    ...UNSEEN.flatMap(([pattern, remedy]) => find(unseen, pattern, remedy)),
  ];
}

function find(text: string, pattern: RegExp, remedy: string): TextIssue[] {
  const [first, ...others] = text.matchAll(pattern);
  if (!first) return [];
  const more = others.length > 0 ? ` (and ${others.length} more like it)` : '';
  const found = quote(first[0].replace(/\s+/g, ' ').trim());
  const line = text.slice(0, first.index + first[0].search(/\S/)).split('\n').length;
  return [{ message: `${found} ${remedy}${more}`, line }];
}

/** The text with comments and nodes of some types blanked out, so that lines keep their numbers. */
function blank(markdown: string, tree: Root, types: readonly string[]): string {
  const letters = markdown.split('');
  visit(tree, (node: Nodes) => {
    const isComment = node.type === 'html' && node.value.startsWith('<!--');
    if (!types.includes(node.type) && !isComment) return;
    const { start, end } = node.position ?? {};
    for (let at = start?.offset ?? 0; at < (end?.offset ?? 0); at += 1)
      if (letters[at] !== '\n') letters[at] = ' ';
  });
  return letters.join('');
}
