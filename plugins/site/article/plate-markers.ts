// Finds tables with plates. Rendering is separate, because the check of the content loads no components.
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { shareIn } from './table-rows';

/** The comment above a table whose pictures become plates. */
export const PLATES_MARKER = '<!-- plates -->';

/** Finds the comments `<!-- plates -->`, each with the table below it, if there is one. */
export function visitPlateMarkers(tree: Root, visitor: (table?: Element, line?: number) => void) {
  visit(tree, 'comment', ({ value, position }, index, parent) => {
    if (value.trim() !== 'plates' || !parent || index === undefined) return;
    const next = parent.children.slice(index + 1).find(({ type }) => type === 'element');
    const table = next?.type === 'element' && next.tagName === 'table' ? next : undefined;
    visitor(table, position?.start.line);
  });
}

/** Marks a table whose pictures become plates, because sanitizing removes comments. */
export const markPlates = (tree: Root) =>
  visitPlateMarkers(tree, (table) => {
    if (table) table.properties.dataPlates = '';
  });

/** A picture at the head of a column, and the shares below it except the last, which is their average. */
type Plate = { head: Element; picture: Element; shares: number[] };

/** The columns of a table that become plates. */
export function platesOf([heads = [], ...rows]: Element[][]): Plate[] {
  const gaps = rows.slice(0, -1);
  return heads.flatMap((head, column) => {
    const picture = head.children.find(
      (child) => child.type === 'element' && child.tagName === 'img',
    );
    const shares = gaps.flatMap((row) => row[column] ?? []).map(shareIn);
    if (picture?.type !== 'element' || shares.length === 0 || shares.includes(Number.NaN))
      return [];
    return { head, picture, shares };
  });
}
