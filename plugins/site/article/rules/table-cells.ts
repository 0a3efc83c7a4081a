import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';

/** Rows with more cells than the table has columns, which GFM leaves out. */
export const tableCells = lintRule<Root>('site:table-cells', (tree, file) => {
  visit(tree, 'table', ({ children: rows }) => {
    const columns = rows[0]?.children.length ?? 0;
    for (const row of rows.filter(({ children }) => children.length > columns)) {
      const found = `the table has ${columns} columns, but this row has ${row.children.length} cells`;
      file.message(`${found}; write \\| for a bar inside of a cell`, row);
    }
  });
});
