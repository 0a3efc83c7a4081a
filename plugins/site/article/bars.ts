import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AmountBar } from '../../../src/components/amount-bar';

const SHARE = /^(?:100|\d{1,2}(?:\.\d+)?)%$/;

/** Adds a bar to each cell of a column of percentages. Feeds and reader views show the figures alone. */
export function addBars(cells: readonly Element[]): void {
  const texts = cells.map((cell) => toString(cell));
  if (!texts.every((text) => SHARE.test(text))) return;
  for (const [at, { children }] of cells.entries()) {
    const bar = createElement(AmountBar, { amount: 0, added: Number.parseFloat(texts[at]!) / 100 });
    children.push({ type: 'raw', value: renderToStaticMarkup(bar) });
  }
}
