import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../article/parse';
import { quote } from '../../sentences';

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
};

/** Markup that reads well as it is written, such as `- 2 yolks`, but would be lost in a text with links. */
const BLOCKS: Names = {
  list: 'a list',
  blockquote: 'a quotation',
  thematicBreak: 'a line across the page',
  break: 'a line break',
};

/** What every markup contains: most texts needn't be parsed. */
const MARKUP = /[[*_~`<#|>+-]|\n|:\/\/|^\d+[.)]/;

/** The first markup of a text that has one of the names, as authors call it and as it is written. */
function findFirst(text: string, names: Names): string | undefined {
  let found: string | undefined;
  if (!MARKUP.test(text)) return undefined;
  visit(parseMarkdown(text), (node) => {
    const name = names[node.type as Nodes['type']];
    if (found !== undefined || name === undefined) return;
    const written = text.slice(node.position?.start.offset, node.position?.end.offset);
    // An address on its own is a link in markdown, and reads the same without one.
    if (node.type === 'link' && !written.startsWith('[')) return;
    found = `${name} in ${quote(written)}`;
  });
  return found;
}

/** Returns a message if visitors would see a text's markup as it is written. */
export function findMarkup(text: string): string | undefined {
  const found = findFirst(text, { ...INLINE, ...OTHER });
  return found && `this text is shown as it is written, found ${found}; write it without`;
}

/** Returns a message if a text with links and emphasis has other markup. */
export function findOtherMarkup(text: string): string | undefined {
  const found = findFirst(text, { ...OTHER, ...BLOCKS });
  return found && `only links, **bold** and *italics* work here, found ${found}; write it without`;
}
