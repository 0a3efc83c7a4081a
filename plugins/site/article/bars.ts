import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AmountBar } from '../../../src/components/amount-bar';
import { GapMark } from '../../../src/components/gap-mark';
import { GapPlate } from '../../../src/components/gap-plate';

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

/**
 * Makes each picture at the head of a column of percentages a plate, whose arcs are the percentages but the last, which
 * is their average. The first cells of the rows get the marks of the arcs.
 */
export function addPlates([heads = [], ...rows]: Element[][]): void {
  const gaps = rows.slice(0, -1);
  const plates = heads.filter(({ children }, column) => {
    const at = children.findIndex((child) => 'tagName' in child && child.tagName === 'img');
    const shares = gaps.map((row) => shareIn(row[column]!));
    if (at < 0 || shares.includes(Number.NaN)) return false;
    // The text beside it is the column's name.
    (children[at] as Element).properties.alt = '';
    const plate = renderToStaticMarkup(createElement(GapPlate, { shares }, '|')).split('|');
    return children.splice(at, 1, raw(plate[0]!), children[at]!, raw(plate[1]!));
  });
  if (plates.length === 0) return;
  for (const [gap, [first]] of gaps.entries()) {
    const mark = renderToStaticMarkup(createElement(GapMark, { gap, gaps: gaps.length }));
    first!.children.unshift(raw(`${mark}\u00A0`));
  }
}
