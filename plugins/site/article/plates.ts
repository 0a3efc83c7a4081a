import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { SKIP, visit } from 'unist-util-visit';
import { GapPlate } from '../../../src/components/gap-plate';
import { NutrientSymbol } from '../../../src/components/nutrient-symbol';
import { shareIn } from './bars';
import { toElement } from './react-element';

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

/** Notes at a table that its pictures become plates, because sanitizing removes comments. */
export const markPlates = (tree: Root) =>
  visitPlateMarkers(tree, (table) => {
    if (table) table.properties.dataPlates = '';
  });

/** The nutrients whose symbols label the arcs of plates. */
export type Symbols = readonly { name: string; symbol: string }[];

/** A picture at the head of a column, and the shares below it but the last, which is their average. */
type Plate = { head: Element; picture: Element; shares: number[] };

/** The columns of a table that become plates. */
export function platesOf([heads = [], ...rows]: Element[][]): Plate[] {
  const gaps = rows.slice(0, -1);
  return heads.flatMap((head, column) => {
    const picture = head.children.find(
      (child) => child.type === 'element' && child.tagName === 'img',
    );
    const shares = gaps.map((row) => shareIn(row[column]!));
    if (picture?.type !== 'element' || shares.length === 0 || shares.includes(Number.NaN))
      return [];
    return { head, picture, shares };
  });
}

/**
 * Makes each picture above percentages a plate, whose arcs are the percentages. Rows that begin with the names of
 * nutrients, such as `Iron, 12 mg`, and their arcs get symbols.
 */
export function addPlates(rows: Element[][], nutrients: Symbols): void {
  const gaps = rows.slice(1, -1);
  const symbols = symbolsOf(gaps, nutrients);
  const plates = platesOf(rows);
  for (const { head, picture, shares } of plates) {
    // The text beside it is the column's name.
    picture.properties.alt = '';
    const plate = toElement(createElement(GapPlate, { shares, symbols }, createElement('img')));
    visit(plate, 'element', (element, index, parent) => {
      if (element.tagName !== 'img' || !parent || index === undefined) return undefined;
      parent.children[index] = picture;
      return SKIP;
    });
    head.children[head.children.indexOf(picture)] = plate;
  }
  if (plates.length === 0) return;
  for (const [gap, symbol] of symbols.entries()) {
    const chip = toElement(createElement(NutrientSymbol, { symbol }));
    gaps[gap]![0]!.children.unshift(chip, { type: 'text', value: ' ' });
  }
}

/** The symbols of the nutrients that begin the rows; none if a row begins with something else. */
function symbolsOf(rows: Element[][], nutrients: Symbols): string[] {
  const found = rows.flatMap(([first]) => {
    const [named] = toString(first!).replaceAll('\u00A0', ' ').split(',');
    return nutrients.filter(({ name }) => name === named);
  });
  return found.length === rows.length ? found.map(({ symbol }) => symbol) : [];
}
