import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { SKIP, visit } from 'unist-util-visit';
import { GapPlate } from '../../../src/components/gap-plate';
import { NutrientSymbol } from '../../../src/components/nutrient-symbol';
import { platesOf } from './plate-markers';
import { toElement } from './react-element';
import { keepTogether } from './typography/typeset';

/** The nutrients whose symbols label the arcs of plates. */
export type Symbols = readonly { name: string; symbol: string }[];

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
    gaps[gap]?.[0]?.children.unshift(chip, { type: 'text', value: ' ' });
  }
}

/** The symbols of the nutrients that begin the rows; none if a row begins with something else. */
function symbolsOf(rows: Element[][], nutrients: Symbols): string[] {
  const found = rows.flatMap(([first]) => {
    const [named] = first ? toString(first).split(',') : [];
    return nutrients.filter(({ name }) => keepTogether(name) === named);
  });
  return found.length === rows.length ? found.map(({ symbol }) => symbol) : [];
}
