import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { percentageOf } from '../percentage';

/** The cells of a table, row by row. */
export function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((child) => child.type === 'element'));
  });
  return rows;
}

/** Whether a table begins with a row of headers, and no cell spans several: a cell's index is then its column. */
export const isPlain = ([head = [], ...body]: Element[][]): boolean =>
  head.every(({ tagName }) => tagName === 'th') &&
  [head, ...body].flat().every(({ properties: { rowSpan, colSpan } }) => !rowSpan && !colSpan);

/** The share in a cell, from 0 to 1; NaN in a cell with other text. */
export const shareIn = (cell: Element): number => percentageOf(toString(cell)) / 100;
