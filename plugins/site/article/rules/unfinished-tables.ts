import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { positionOf } from '../position';

/** The line below a table's first row: `|---|:-:|`. */
const DELIMITER = /^\|? *:?-+:? *(?:\| *:?-+:? *)+\|?$/;
const ROW = /^\|.*\|$/;

const cellsOf = (row: string) => row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;

/** Rows that the page would print with their bars, because the line below the first one is missing or has another width. */
export const unfinishedTables = lintRule<Root>('site:unfinished-tables', (tree, file) => {
  visit(tree, 'paragraph', (paragraph) => {
    const { start, end } = positionOf(paragraph);
    const lines = String(file)
      .slice(start.offset, end.offset)
      .split('\n')
      .map((line) => line.replace(/^[\s>]+/, '').trim());
    for (const [index, row] of lines.entries()) {
      const below = lines[index + 1];
      const cells = cellsOf(row);
      const message = below === undefined ? undefined : describe(row, below, cells);
      if (!message) continue;
      file.message(message, { line: start.line + index, column: 1 });
      return;
    }
  });
});

/** Code with a bar, which divides cells all the same. */
const BAR_IN_CODE = /`[^`]*(?<!\\)\|[^`]*`/;

function describe(row: string, below: string, cells: number): string | undefined {
  const line = `|${'---|'.repeat(cells)}`;
  if (DELIMITER.test(below) && row.includes('|') && cellsOf(below) !== cells) {
    const remedy = BAR_IN_CODE.test(row)
      ? 'write \\| for a bar inside of a cell'
      : `write ${line} there`;
    return `${quote(row)} has ${cells} cells, but the line ${below} below it has ${cellsOf(below)}; ${remedy}`;
  }
  if (ROW.test(row) && ROW.test(below))
    return `${quote(row)} begins no table; write a line ${line} below it`;
  return undefined;
}
