import type { Root } from 'hast';
import { lintRule } from 'unified-lint-rule';
import { PLATES_MARKER, platesOf, visitPlateMarkers } from '../plate-markers';
import { isPlain, rowsOf } from '../table-rows';

/** Markers of plates that aren't above a table with plates. */
export const plates = lintRule<Root>('site:plates', (tree, file) => {
  visitPlateMarkers(tree, (table, line = 1) => {
    const rows = table ? rowsOf(table) : [];
    if (rows.length > 0 && isPlain(rows) && platesOf(rows).length > 0) return;
    const expected = 'expected a table with a picture in its first row, above percentages';
    file.message(`${expected}, below ${PLATES_MARKER}; move it there, or delete it`, {
      line,
      column: 1,
    });
  });
});
