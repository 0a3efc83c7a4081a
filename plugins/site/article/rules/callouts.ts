import type { Root } from 'hast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { didYouMean, oneOf, quote } from '../../sentences';
import { MARKER, MARKERS } from '../callout-marker';
import { beginningOf } from '../callouts';

/** Text that was probably meant as the marker of a callout. */
const MEANT = /^\s*(\[![^\]\n]*\])/;

/** Quotations that look like callouts but aren't, and callouts without text. */
export const callouts = lintRule<Root>('site:callouts', (tree, file) => {
  visit(tree, 'element', (element) => {
    const { first, text } = beginningOf(element);
    const meant = MEANT.exec(text?.value ?? '')?.[1];
    if (first === undefined || text === undefined || meant === undefined) return;
    const isAlone = first.children.length === 1 && text.value.trim() === meant;
    const others = element.children.filter((child) => child.type === 'element' && child !== first);
    if (!MARKERS.includes(meant))
      file.message(
        `expected ${oneOf(MARKERS)}, found ${quote(meant)}${didYouMean(meant, MARKERS)}`,
        element,
      );
    else if (!MARKER.test(text.value))
      file.message(`put the marker ${meant} on its own line`, element);
    else if (isAlone && others.length === 0)
      file.message(`the box ${meant} is empty; begin each line of its text with >`, element);
  });
});
