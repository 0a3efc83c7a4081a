import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeAutolinkHeadings, { type Options as AnchorOptions } from 'rehype-autolink-headings';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from '../model/blog';
import { targetOf } from '../redirects';
import { makeCallouts } from './callouts';
import { insertFacts, type NamedFacts } from './facts';
import { FOOTNOTES_ID, headingText } from './headings';
import { parseMarkdown, toElements, toSafeElements } from './parse';
import { makeFigures, makeResponsive, type FindPicture } from './pictures';
import { keepHyphens, typeset } from './typography';

/** A link beside each heading: inside, it would be part of the heading's accessible name. */
const anchorOptions = (labels: ArticleLabels): AnchorOptions => ({
  behavior: 'after',
  group: h('div.heading'),
  content: { type: 'text', value: '#' },
  properties: (heading) => ({
    className: ['anchor'],
    ariaLabel: interpolate(labels.anchor, { heading: headingText(heading) }),
  }),
  test: ({ properties }) => properties.id !== FOOTNOTES_ID,
});

/**
 * Makes an article usable with the keyboard and a screen reader: wide tables and code scroll inside the
 * page (WCAG 2.1.1), and the checkboxes of a task list have names. Links lead where those of the header
 * do, and pages of other sites can't access `window.opener`.
 */
const makeAccessible = (labels: ArticleLabels) => (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName === 'pre') properties.tabIndex = 0;
    if (tagName === 'input')
      properties.ariaLabel = 'checked' in properties ? labels.done : labels.toDo;
    if (tagName === 'a' && properties.href !== undefined) {
      properties.href = targetOf(String(properties.href));
      if (/^(?:https?:)?\/\//i.test(properties.href)) properties.rel = ['noopener'];
    }
    if (tagName !== 'table' || !parent || index === undefined) return;
    const columns = nameCells(element).join(', ');
    if (hasSentences(element)) properties.className = ['with-sentences'];
    const frame = { role: 'group', ariaLabel: interpolate(labels.table, { columns }), tabIndex: 0 };
    parent.children[index] = h('div.scrolls', frame, [element]);
  });

/** Whether a cell of a table is longer than a line of a phone. */
function hasSentences(table: Element): boolean {
  let isLong = false;
  visit(table, 'element', (cell) => {
    if (['td', 'th'].includes(cell.tagName)) isLong ||= toString(cell).length > 40;
  });
  return isLong;
}

/**
 * Makes the first cell of each row its header, for screen readers, in a table with a row of headers and no cell
 * that spans several. An empty cell is no header.
 * @returns the texts of the first row
 */
function nameCells(table: Element): string[] {
  const rows: Element[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((child) => child.type === 'element'));
  });
  const [head = [], ...body] = rows;
  const isPlain = rows.flat().every(({ properties: { rowSpan, colSpan } }) => !rowSpan && !colSpan);
  if (isPlain && head.every(({ tagName }) => tagName === 'th')) {
    for (const cell of [...head, ...body.flatMap(([first]) => first ?? [])]) {
      const isHeader = toString(cell) !== '';
      cell.tagName = isHeader ? 'th' : 'td';
      if (isHeader) cell.properties.scope = head.includes(cell) ? 'col' : 'row';
    }
  }
  return head.map((cell) => toString(cell)).filter(Boolean);
}

// To register its languages takes as long as to parse an article.
const highlight = rehypeHighlight();

/**
 * Renders markdown as HTML that is safe to put into a page, without scripts or inline styles.
 * @param labels the texts that are added to the article
 * @param findPicture finds pictures with relative addresses
 * @param facts what a page of prose can name in braces
 */
export async function renderArticle(
  markdown: string,
  labels: ArticleLabels,
  findPicture: FindPicture,
  facts?: NamedFacts,
): Promise<string> {
  const tree = toSafeElements(toElements(parseMarkdown(markdown), labels));
  if (facts) insertFacts(facts)(tree);
  typeset(tree);
  const processor = unified()
    .use(() => makeCallouts(labels))
    .use(rehypeAutolinkHeadings, anchorOptions(labels))
    .use(() => makeFigures)
    .use(() => makeAccessible(labels))
    .use(() => highlight)
    .use(() => keepHyphens)
    .use(() => makeResponsive(findPicture))
    .use(rehypeStringify);
  return processor.stringify((await processor.run(tree)) as Root);
}
