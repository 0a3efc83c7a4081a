import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { interpolate } from '../../../src/lib/interpolate';
import type { ArticleLabels } from '../model/files/blog';
import { addBars } from './bars';
import { plainText } from './plain-text';
import { addPlates, type Symbols } from './plates';
import { isPlain, rowsOf } from './table-rows';

type TableOptions = {
  labels: Pick<ArticleLabels, 'table'>;
  nutrients: Symbols;
  /** Whether pages show it, which draw its percentages. Feeds have the figures alone. */
  isDrawn: boolean;
};

/** Names and aligns the cells of a table, and returns its frame: wide tables scroll (WCAG 2.1.1). */
export function finishTable(table: Element, { labels, nutrients, isDrawn }: TableOptions): Element {
  const { properties } = table;
  const rows = rowsOf(table);
  if (isPlain(rows)) {
    nameCells(rows);
    for (const column of columnsOfFigures(rows)) {
      alignRight([column.title, ...column.cells]);
      if (isDrawn) addBars(column.cells);
    }
    if (isDrawn && 'dataPlates' in properties) addPlates(rows, nutrients);
  }
  delete properties.dataPlates;
  for (const cell of rows.flat()) replaceAlign(cell);
  if (hasSentences(rows)) properties.className = ['with-sentences'];
  const frame = {
    role: 'group',
    ariaLabel: interpolate(labels.table, { columns: columnNames(rows) }),
    tabIndex: 0,
  };
  // Reader views drop many kinds of `div`, with the tables inside, but no `figure`.
  return h('figure.table-frame', frame, [table]);
}

/** Makes the first cell of each row its header, for screen readers. An empty cell isn't a header. */
function nameCells([head = [], ...body]: Element[][]): void {
  for (const cell of head) nameCell(cell, 'col');
  for (const [first] of body) if (first) nameCell(first, 'row');
}

function nameCell(cell: Element, scope: 'col' | 'row'): void {
  const isHeader = toString(cell) !== '';
  cell.tagName = isHeader ? 'th' : 'td';
  if (isHeader) cell.properties.scope = scope;
}

/** An amount, such as `1,000 mg`, `−2.5` or `$30`. */
const FIGURE = /^[^\p{L}\d]{0,2}\d[\d.,\s]*(?:%|\p{L}{1,4})?$/u;

/** The columns whose cells are figures or empty, with their headers. */
const columnsOfFigures = ([head = [], ...body]: Element[][]) =>
  head
    .map((title, column) => ({ title, cells: body.flatMap((row) => row[column] ?? []) }))
    .filter(({ cells }) => {
      const texts = cells.map((cell) => toString(cell)).filter(Boolean);
      return texts.length > 0 && texts.every((text) => FIGURE.test(text));
    });

/** Aligns cells on the right, unless their author has aligned them. */
function alignRight(cells: readonly Element[]): void {
  for (const { properties } of cells) properties.align ??= 'right';
}

/** Replaces the `align` attribute, which is obsolete, with a class. */
function replaceAlign({ properties }: Element): void {
  if (properties.align) properties.className = [`align-${properties.align}`];
  delete properties.align;
}

/** Whether a table cell is longer than a line on a phone. */
const hasSentences = (rows: Element[][]) => rows.flat().some((cell) => toString(cell).length > 40);

const columnNames = ([head = []]: Element[][]) =>
  head
    .map((cell) => plainText(cell).trim())
    .filter(Boolean)
    .join(', ');
