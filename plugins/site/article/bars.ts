import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AmountBar } from '../../../src/components/amount-bar';
import { GapPlate } from '../../../src/components/gap-plate';
import { NutrientSymbol } from '../../../src/components/nutrient-symbol';

const SHARE = /^(?:100|\d{1,2}(?:\.\d+)?)%$/;

const raw = (html: string) => ({ type: 'raw' as const, value: html });

/** The share in a cell, from 0 to 1; NaN in a cell with other text. */
const shareIn = (cell: Element) =>
  SHARE.test(toString(cell)) ? Number.parseFloat(toString(cell)) / 100 : Number.NaN;

/** Adds a bar to each cell of a column of percentages. Feeds and reader views show the figures alone. */
export function addBars(cells: readonly Element[]): void {
  const shares = cells.map(shareIn);
  if (shares.includes(Number.NaN)) return;
  for (const [at, { children }] of cells.entries()) {
    const bar = createElement(AmountBar, { amount: 0, added: shares[at] });
    children.push(raw(renderToStaticMarkup(bar)));
  }
}

/** The nutrients whose symbols label the arcs of plates. */
export type Symbols = readonly { name: string; symbol: string }[];

/**
 * Makes each picture at the head of a column of percentages a plate, whose arcs are the percentages but the last, which
 * is their average. Rows that begin with the names of nutrients, such as `Iron, 12 mg`, and their arcs get symbols.
 */
export function addPlates([heads = [], ...rows]: Element[][], nutrients: Symbols): void {
  const gaps = rows.slice(0, -1);
  const found = gaps.flatMap(([first]) => {
    const [named] = toString(first!).replaceAll('\u00A0', ' ').split(',');
    return nutrients.filter(({ name }) => name === named);
  });
  const symbols = found.length === gaps.length ? found.map(({ symbol }) => symbol) : [];
  const plates = heads.filter(({ children }, column) => {
    const at = children.findIndex((child) => 'tagName' in child && child.tagName === 'img');
    const shares = gaps.map((row) => shareIn(row[column]!));
    if (at < 0 || shares.includes(Number.NaN)) return false;
    // The text beside it is the column's name.
    (children[at] as Element).properties.alt = '';
    const plate = renderToStaticMarkup(createElement(GapPlate, { shares, symbols }, '|')).split(
      '|',
    );
    return children.splice(at, 1, raw(plate[0]!), children[at]!, raw(plate[1]!));
  });
  if (plates.length === 0) return;
  for (const [gap, symbol] of symbols.entries()) {
    const chip = renderToStaticMarkup(createElement(NutrientSymbol, { symbol }));
    gaps[gap]![0]!.children.unshift(raw(`${chip} `));
  }
}
