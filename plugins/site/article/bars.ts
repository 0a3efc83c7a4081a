import type { Element } from 'hast';
import { createElement } from 'react';
import { AmountBar } from '../../../src/components/amount-bar';
import { toElement } from './react-element';
import { shareIn } from './table-rows';

/** Adds a bar to each cell of a column of percentages. Feeds and reader views show the figures alone. */
export function addBars(cells: readonly Element[]): void {
  const shares = cells.map(shareIn);
  if (shares.includes(Number.NaN)) return;
  for (const [at, { children }] of cells.entries())
    children.push(toElement(createElement(AmountBar, { amount: 0, added: shares[at] })));
}
