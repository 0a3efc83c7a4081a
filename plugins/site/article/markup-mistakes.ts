import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ALLOWED_HTML } from './parse';
import { quote } from '../sentences';
import type { TextIssue } from './other-syntax';

/** Void elements, and those whose end tag is optional (HTML). */
const ENDS_BY_ITSELF =
  /^(?:br|col|colgroup|dd|dt|hr|img|input|li|p|source|tbody|td|tfoot|th|thead|tr|wbr)$/;
const TAG = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** Markdown that CommonMark leaves unparsed, because it is inside an HTML block. */
const MARKDOWN =
  /!?\[[^\]\n]+\]\([^)\n]+\)|\*\*\S[^*\n]*\*\*|`[^`\n]+`|^[ \t]*(?:#{1,6}|[-+*]) \S.*|^[ \t]*\|.*\|$/m;
const VERBATIM = /<(pre|code|kbd|samp|textarea)\b[\s\S]*?<\/\1>|<[^>]*>/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Finds valid markdown and HTML that the page would hide, leave out or print literally. */
export function findMarkupMistakes(markdown: string, tree: Root): TextIssue[] {
  const issues: TextIssue[] = [];
  const report = (message: string, { position }: Nodes, linesBelow = 0) =>
    issues.push({ message, line: position!.start.line + linesBelow });
  visit(tree, 'table', ({ children: rows }) => {
    const columns = rows[0]!.children.length;
    for (const row of rows.filter(({ children }) => children.length > columns)) {
      const found = `the table has ${columns} columns, but this row has ${row.children.length} cells`;
      report(`${found}; write \\| for a bar inside of a cell`, row);
    }
  });
  visit(tree, 'code', (code) => {
    const lines = markdown
      .slice(code.position!.start.offset, code.position!.end.offset)
      .split('\n');
    const fence = /^(`{3,}|~{3,})/.exec(lines[0]!)?.[1];
    if (fence && !lines.at(-1)!.trimEnd().endsWith(fence))
      report(`this code has no end; write ${fence} below it`, code);
  });
  visit(tree, 'html', (html) => {
    const prose = html.value.replace(COMMENT, blank).replace(VERBATIM, blank);
    const found = MARKDOWN.exec(prose);
    if (/<!--(?![\s\S]*-->)/.test(html.value))
      report('this comment has no end, so the page leaves out what follows; write --> there', html);
    else if (found)
      report(
        `${quote(found[0].trim())} is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML`,
        html,
        prose.slice(0, found.index + found[0].search(/\S/)).split('\n').length - 1,
      );
  });
  visit(tree, 'text', (text) => {
    // The text of a GFM autolink has no position.
    if (!text.position) return;
    const source = markdown.slice(text.position.start.offset, text.position.end.offset);
    const bold = /(?<!\\)\*\*[^\s*][^*\n]*\*\*/.exec(source)?.[0];
    if (bold)
      report(
        `${quote(bold)} isn’t bold, because it touches a letter; put a space beside it, or write <b>`,
        text,
      );
  });
  return [...issues, ...findUnbalanced(tree), ...findDefinitions(tree)];
}

/** Blanks out text, preserving offsets. */
const blank = (text: string) => text.replace(/[^\n]/g, '_');

/** Unbalanced tags, whose meaning the browser would guess. */
function findUnbalanced(tree: Root): TextIssue[] {
  const ends: Record<string, TextIssue> = {};
  const open: Record<string, TextIssue[]> = {};
  visit(tree, 'html', ({ value, position }) => {
    for (const { 0: tag, 1: slash, 2: letters, index } of value
      .replace(COMMENT, blank)
      .matchAll(TAG)) {
      const name = letters!.toLowerCase();
      if (!ALLOWED_HTML.tagNames?.includes(name) || ENDS_BY_ITSELF.test(name)) continue;
      const line = position!.start.line + value.slice(0, index).split('\n').length - 1;
      const begun = (open[name] ??= []);
      const message = `${quote(tag)} has no end; write </${name}> where it ends`;
      if (slash === '') begun.push({ message, line });
      else if (!begun.pop())
        ends[name] ??= { message: `${quote(tag)} ends nothing; delete it`, line };
    }
  });
  return [...Object.values(ends), ...Object.values(open).flatMap(([first]) => first ?? [])];
}

/** Footnotes and lines such as `[text]: address` that are defined twice or never used. */
function findDefinitions(tree: Root): TextIssue[] {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type.endsWith('Reference')) used.add(keyOf(node));
  });
  const known = new Map<string, string>();
  const issues: TextIssue[] = [];
  visit(tree, ['definition', 'footnoteDefinition'], (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const sign = node.type === 'definition' ? '' : '^';
    const name = `[${sign}${node.label ?? node.identifier}]`;
    const isText = node.type === 'definition' && !/[/.#:]/.test(node.url);
    const line = node.position!.start.line;
    const address = 'url' in node ? node.url.toLowerCase() : `${line}`;
    if ((known.get(keyOf(node)) ?? address) !== address)
      issues.push({ line, message: `there is a ${name} already; give this one another name` });
    else if (sign && !used.has(keyOf(node)))
      issues.push({
        line,
        message: `nothing leads to the footnote ${name}; write ${name} in the text, or delete it`,
      });
    else if (isText && !used.has(keyOf(node)))
      issues.push({
        line,
        message: `${name}: begins the address of a link here; write \\${name}: to show it`,
      });
    known.set(keyOf(node), address);
  });
  return issues;
}

/** Footnotes and links have separate names. */
const keyOf = (node: Nodes) =>
  `${node.type.startsWith('footnote')} ${'identifier' in node ? node.identifier : ''}`;
