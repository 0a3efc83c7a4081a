import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';

/** Code between fences of which the second is missing: the rest of the article would be code. */
export const closedCode = lintRule<Root>('site:closed-code', (tree, file) => {
  visit(tree, 'code', (code) => {
    const { start, end } = code.position!;
    const lines = String(file).slice(start.offset, end.offset).split('\n');
    const fence = /^(`{3,}|~{3,})/.exec(lines[0]!)?.[1];
    if (!fence || (lines.length > 1 && lines.at(-1)!.trimEnd().endsWith(fence))) return;
    file.message(`this code has no end; write ${fence} below it`, code);
  });
});
