import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../article/parse';
import { findRichTextIssue } from '../../article/rules';
import { partsOf } from '../../article/rules/prose';
import { findUnfinishedLinks } from '../../article/unfinished-links';
import { quote } from '../../sentences';
import type { Found } from './kind';

type Names = Partial<Record<Nodes['type'], string>>;

/** What authors call markup, by its node in the markdown. */
const INLINE: Names = { link: 'a link', strong: 'bold', emphasis: 'italics' };

const OTHER: Names = {
  image: 'a picture',
  delete: 'a strikethrough',
  inlineCode: 'code in backticks',
  code: 'code',
  html: 'HTML',
  heading: 'a heading',
  table: 'a table',
  footnoteReference: 'a footnote',
  definition: 'the address of a link on its own',
};

/** Markup that reads well as it is written, such as `- 2 yolks`, but would be lost in a text with links. */
const BLOCKS: Names = {
  list: 'a list',
  blockquote: 'a quotation',
  thematicBreak: 'a line across the page',
  break: 'a line break',
};

/** What every markup contains: most texts needn't be parsed. */
const MARKUP = /[[*_~`<#|>+-]|\]\(|\n|:\/\/|^\d+[.)]/;

/** The first markup of a text that has one of the names, as authors call it and as it is written. */
function findFirst(text: string, names: Names): string | undefined {
  let found: string | undefined;
  if (!MARKUP.test(text)) return undefined;
  visit(parseMarkdown(text), (node) => {
    const name = names[node.type];
    if (found !== undefined || name === undefined) return;
    const written = text.slice(node.position?.start.offset, node.position?.end.offset);
    // An address on its own is a link in markdown, and reads the same without one.
    if (node.type === 'link' && !/^[[<]/.test(written)) return;
    found = `${name} in ${quote(written)}`;
  });
  return found;
}

/** Elements that Word writes, which markdown doesn't parse as HTML. */
const WORD = /<\/?(?:[ovwm]|st1):\w[^>]*>/;

/** An HTML entity, such as `&amp;`. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

const BOLD_SIGNS = /\*\*[^*]+\*\*|\*\*\S*|\S*\*\*/;

/** A reference link, whose address a single text can't define: `[the plans][1]`. */
const REFERENCE = /(?<!\\)\[([^\][]+)\]\[([^\][]*)\]/;

/** A link with a missing bracket, as it is written. */
function findUnfinished(text: string): string | undefined {
  if (!text.includes('[') && !text.includes('](')) return undefined;
  const { prose, text: outside } = partsOf(text, parseMarkdown(text));
  return findUnfinishedLinks(prose, outside)[0]?.written;
}

/** Markup that markdown doesn't recognize, as authors call it and as it is written. */
function findFailed(text: string): string | undefined {
  const [word] = WORD.exec(text) ?? [];
  if (word) return `HTML in ${quote(word)}`;
  const [bold] = BOLD_SIGNS.exec(text) ?? [];
  if (bold) return `signs for bold in ${quote(bold)}`;
  const link = findUnfinished(text) ?? REFERENCE.exec(text)?.[0];
  return link && `a link in ${quote(link)}`;
}

/** Returns a message about an HTML entity that visitors would see. Exports of WordPress have them in titles. */
export function findEntity(text: string): string | undefined {
  const [written] = ENTITY.exec(text) ?? [];
  if (written === undefined) return undefined;
  let meant = written;
  visit(parseMarkdown(written), 'text', ({ value }) => {
    meant = value;
  });
  if (meant === written) return undefined;
  const instead = meant.trim() === '' ? 'a space' : meant;
  return `this text is shown as it is written, found ${quote(written)}; write ${instead} instead`;
}

/** Braces around anything but a name, which nothing fills in. */
const ODD_BRACES = /\{(?![\w-]+\})([^{}]*)\}/;

function findOddBraces(text: string): string | undefined {
  const [written, inner = ''] = ODD_BRACES.exec(text) ?? [];
  if (written === undefined) return undefined;
  const remedy = /^[\w-]+$/.test(inner.trim())
    ? `write {${inner.trim()}}`
    : 'write only a name between them, such as {product}, or no braces';
  return `braces are shown unless a name is between them, found ${quote(written)}; ${remedy}`;
}

/** Finds line breaks and braces that mean nothing. */
function findBreaksAndBraces(text: string, file: string): Found {
  // In YAML, text is often written on several lines.
  const isJson = file.endsWith('.json');
  const before = isJson ? /^[^\n]*(?=\r?\n)/.exec(text)?.[0] : undefined;
  const lineBreak =
    before !== undefined
      ? `line breaks aren’t shown, found one after ${quote(before.slice(-30))}; write a space instead`
      : undefined;
  return [lineBreak, findOddBraces(text)];
}

/** Returns a message if visitors would see a text's markup as it is written. */
function findMarkup(text: string): string | undefined {
  const found = findFirst(text, { ...INLINE, ...OTHER }) ?? findFailed(text);
  if (found === undefined) return findEntity(text);
  return `this text is shown as it is written, found ${found}; write it without`;
}

/** A link whose brackets are apart: `[the plans] (/pricing)`. */
const APART = /\[([^\][]+)\]\s+\(((?:\/|https?:|mailto:)[^)\s]*)\)/;

/** A link whose brackets are swapped: `(the plans)[/pricing]`. */
const EXCHANGED = /\(([^()]+)\)\[((?:\/|https?:|mailto:)[^\]\s]*)\]/;

function findFailedLink(text: string): string | undefined {
  const [written, words, address] = APART.exec(text) ?? EXCHANGED.exec(text) ?? [];
  if (written) return `${quote(written)} is no link; write [${words}](${address})`;
  const [reference, name] = REFERENCE.exec(text) ?? [];
  return reference && `${quote(reference)} leads nowhere; write [${name}](address)`;
}

/** Returns a message if a text with links and emphasis has other markup, or signs without effect. */
function findOtherMarkup(text: string): string | undefined {
  const found = findFirst(text, { ...OTHER, ...BLOCKS });
  const [word] = WORD.exec(text) ?? [];
  const other = found ?? (word && `HTML in ${quote(word)}`);
  if (other)
    return `only links, **bold** and *italics* work here, found ${other}; write it without`;
  return findFailedLink(text) ?? (MARKUP.test(text) ? findRichTextIssue(text) : undefined);
}

/** Finds what visitors would see differently from the author in a text that is shown as it is written. */
export function findPlainTextIssues(value: unknown, file: string): Found {
  const text = String(value).trim();
  const markup = findMarkup(text);
  return markup ? [markup] : findBreaksAndBraces(text, file);
}

/** The same in a text with links and emphasis. */
export function findRichTextIssues(value: unknown, file: string): Found {
  const text = String(value).trim();
  const markup = findOtherMarkup(text);
  return markup ? [markup] : findBreaksAndBraces(text, file);
}
