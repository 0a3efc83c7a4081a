import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { positionOf } from '../position';

/** Code fences that aren't closed: the rest of the article would be code. */
export const closedCode = lintRule<Root>('site:closed-code', (tree, file) => {
  visit(tree, 'code', (code) => {
    const { start, end } = positionOf(code);
    const lines = String(file).slice(start.offset, end.offset).split('\n');
    const [first = '', ...others] = lines;
    const fence = /^(`{3,}|~{3,})/.exec(first)?.[1];
    if (!fence || others.at(-1)?.trimEnd().endsWith(fence)) return;
    file.message(`this code has no end; write ${fence} below it`, code);
  });
});
