import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { AmountBar } from '../../../src/components/amount-bar';
import { toElement } from './react-element';

const SHARE = /^(?:100|\d{1,2}(?:\.\d+)?)%$/;

/** The share in a cell, from 0 to 1; NaN in a cell with other text. */
export const shareIn = (cell: Element): number =>
  SHARE.test(toString(cell)) ? Number.parseFloat(toString(cell)) / 100 : Number.NaN;

/** Adds a bar to each cell of a column of percentages. Feeds and reader views show the figures alone. */
export function addBars(cells: readonly Element[]): void {
  const shares = cells.map(shareIn);
  if (shares.includes(Number.NaN)) return;
  for (const [at, { children }] of cells.entries())
    children.push(toElement(createElement(AmountBar, { amount: 0, added: shares[at] })));
}
