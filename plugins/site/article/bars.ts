import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AmountBar } from '../../../src/components/amount-bar';
import { GapMark } from '../../../src/components/gap-mark';
import { GapPlate } from '../../../src/components/gap-plate';

const SHARE = /^(?:100|\d{1,2}(?:\.\d+)?)%$/;

const raw = (element: ReactElement | string) => ({
  type: 'raw' as const,
  value: typeof element === 'string' ? element : renderToStaticMarkup(element),
});

/** The share in a cell, from 0 to 1; undefined in a cell with other text. */
const shareIn = (cell: Element) =>
  SHARE.test(toString(cell)) ? Number.parseFloat(toString(cell)) / 100 : undefined;

/** Adds a bar to each cell of a column of percentages. Feeds and reader views show the figures alone. */
export function addBars(cells: readonly Element[]): void {
  const shares = cells.map(shareIn);
  for (const [at, { children }] of cells.entries())
    if (!shares.includes(undefined))
      children.push(raw(createElement(AmountBar, { amount: 0, added: shares[at] })));
}

/**
 * Makes each picture at the head of a column of percentages a plate, whose arcs are the percentages but the last, which
 * is their average. The first cells of the rows get the marks of the arcs.
 */
export function addPlates([heads = [], ...rows]: Element[][]): void {
  const gaps = rows.slice(0, -1);
  let hasPlates = false;
  for (const [column, head] of heads.entries()) {
    const at = head.children.findIndex((child) => 'tagName' in child && child.tagName === 'img');
    const picture = head.children[at];
    const shares = gaps.map((row) => shareIn(row[column]!)!);
    if (picture?.type !== 'element' || shares.includes(undefined!)) continue;
    hasPlates = true;
    // The text beside it is the column's name.
    picture.properties.alt = '';
    const [before, after] = renderToStaticMarkup(createElement(GapPlate, { shares }, '|')).split(
      '|',
    );
    head.children.splice(at, 1, raw(before!), picture, raw(after!));
  }
  if (!hasPlates) return;
  for (const [gap, [first]] of gaps.entries())
    first!.children.unshift(raw(createElement(GapMark, { gap, gaps: gaps.length })), raw('\u00A0'));
}
