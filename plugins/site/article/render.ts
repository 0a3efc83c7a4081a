import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from '../model/blog';
import { inFolder } from '../model/site-url';
import { addBars } from './bars';
import { makeCallouts } from './callouts';
import { insertFacts, type NamedFacts } from './facts';
import { makeReadable } from './feed';
import { linkHeadings } from './headings';
import { nameFootnotes } from './parse';
import { plainText } from './plain-text';
import { addPlates, type Symbols } from './plates';
import { isPlain, rowsOf } from './table-rows';
import { makeVideos, type FindVideo } from './videos';
import { makeFigures, makeResponsive, type FindPicture } from './figures';

/**
 * Makes an article usable with the keyboard and a screen reader: tables and code scroll (WCAG 2.1.1), figures are
 * aligned, and checkboxes have names. Resolves links, and hides `window.opener` from other sites.
 */
const makeAccessible =
  ({ labels, nutrients, targetOf, base }: Rendering) =>
  (tree: Root) =>
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
      const rows = rowsOf(element);
      if (isPlain(rows)) {
        nameCells(rows);
        for (const cells of columnsOfFigures(rows)) {
          for (const cell of cells) cell.properties.align ??= 'right';
          if (base === undefined) addBars(cells.slice(1));
        }
        if (base === undefined && 'dataPlates' in properties) addPlates(rows, nutrients);
      }
      delete properties.dataPlates;
      // The `align` attribute is obsolete.
      for (const cell of rows.flat()) {
        if (cell.properties.align) cell.properties.className = [`align-${cell.properties.align}`];
        delete cell.properties.align;
      }
      const columns = (rows[0] ?? [])
        .map((cell) => plainText(cell).replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(', ');
      if (hasSentences(rows)) properties.className = ['with-sentences'];
      const frame = {
        role: 'group',
        ariaLabel: interpolate(labels.table, { columns }),
        tabIndex: 0,
      };
      // Reader views drop many kinds of `div`, with the tables inside, but no `figure`.
      parent.children[index] = h('figure.table-frame', frame, [element]);
    });

/** Whether a table cell is longer than a line on a phone. */
const hasSentences = (rows: Element[][]) => rows.flat().some((cell) => toString(cell).length > 40);

/** Makes the first cell of each row its header, for screen readers. An empty cell isn't a header. */
function nameCells([head = [], ...body]: Element[][]): void {
  for (const cell of [...head, ...body.flatMap(([first]) => first ?? [])]) {
    const isHeader = toString(cell) !== '';
    cell.tagName = isHeader ? 'th' : 'td';
    if (isHeader) cell.properties.scope = head.includes(cell) ? 'col' : 'row';
  }
}

/** An amount, such as `1,000 mg`, `−2.5` or `$30`. */
const FIGURE = /^[^\p{L}\d]{0,2}\d[\d.,\s]*(?:%|\p{L}{1,4})?$/u;

/** The columns of figures, each with its header first. */
const columnsOfFigures = ([head = [], ...body]: Element[][]) =>
  head.flatMap((title, column) => {
    const cells = body.flatMap((row) => row[column] ?? []);
    const texts = cells.map((cell) => toString(cell)).filter(Boolean);
    return texts.length > 0 && texts.every((text) => FIGURE.test(text)) ? [[title, ...cells]] : [];
  });

/** Adds the site's folder to paths of this site. */
const addPrefix = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src', 'cite']) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = inFolder(address);
    }
  });

/** Makes all valid addresses absolute. */
const makeAbsolute = (base: string) => (tree: Root) => {
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  visit(tree, 'element', ({ properties }) => {
    const { href, src, srcSet } = properties;
    if (href !== undefined) properties.href = absolute(String(href));
    if (src !== undefined) properties.src = absolute(String(src));
    if (srcSet) properties.srcSet = absoluteSet(String(srcSet));
  });
  /** Gatsby's list of files and widths. The names of files have no commas. */
  function absoluteSet(files: string): string {
    const parts = files.split(',\n').map((file) => file.split(' '));
    return parts.map(([file = '', width]) => `${absolute(file)} ${width}`).join(',\n');
  }
};

/** How an article is rendered for a page or the feed. */
export type Rendering = {
  /** The strings that rendering adds, such as labels. */
  labels: ArticleLabels;
  nutrients: Symbols;
  /** Where a link to a path of this site leads. */
  targetOf: (path: string) => string;
  /** Finds pictures with relative addresses. */
  findPicture: FindPicture;
  /** Finds videos with relative addresses. */
  findVideo: FindVideo;
  /** What a page of prose can name in braces. */
  facts?: NamedFacts;
  /** The address of the article. With it, all addresses are absolute, and headings have no permalinks. */
  base?: string;
};

/** Renders safe elements, which it changes, as HTML without scripts or inline styles. */
export async function renderArticle(elements: Root, rendering: Rendering): Promise<string> {
  const { labels, findPicture, findVideo, facts, base } = rendering;
  const processor = unified()
    .use<[], Root, Root>(() => nameFootnotes(labels))
    .use(() => facts && insertFacts(facts))
    .use(() => makeCallouts(labels))
    .use(() => (base === undefined ? linkHeadings(labels) : undefined))
    .use(() => makeFigures)
    .use(() => makeAccessible(rendering))
    .use(addPrefix)
    .use(() => makeVideos(findVideo, base !== undefined))
    .use(() => makeResponsive(findPicture))
    .use(() => (base === undefined ? undefined : makeReadable))
    .use(() => (base === undefined ? undefined : makeAbsolute(base)))
    .use(rehypeStringify);
  return processor.stringify(await processor.run(elements));
}
