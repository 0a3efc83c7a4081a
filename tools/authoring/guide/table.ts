/**
 * Writes a table in markdown, its columns as wide as their longest cell.
 * @param rows cells row by row, the first row being the head
 */
export function tableOf(rows: string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = cells[0]!.map((_, column) =>
    Math.max(...cells.map((row) => [...row[column]!].length)),
  );
  const write = (row: string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length)).join(' | ')} |`;
  const [head, ...body] = cells.map(write);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...body].join('\n');
}
