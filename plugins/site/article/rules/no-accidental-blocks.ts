import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { positionOf } from '../position';

/** The end of a line that can introduce a list. */
const ENDS_SENTENCE = /[\p{P}>]$/u;

/** Lines of a paragraph that begin a list or a quotation, because of their first sign: `+ 2 yolks`, `> 5 g`. */
export const noAccidentalBlocks = lintRule<Root>('site:no-accidental-blocks', (tree, file) => {
  const lines = String(file).split('\n');
  const lineAt = (line: number) => (lines[line - 1] ?? '').trim();
  visit(tree, ['list', 'blockquote'], (node, index = 0, parent) => {
    // A list directly below its item's text is intended.
    if (!parent || parent.type === 'listItem' || !('children' in node)) return;
    const above = 'children' in parent ? parent.children[index - 1] : undefined;
    const line = positionOf(node).start.line;
    if (above?.type !== 'paragraph' || positionOf(above).end.line + 1 !== line) return;
    const written = lineAt(line);
    const isLikelyMeant = node.children.length > 1 && !written.startsWith('+');
    // An answer to a quoted letter: `>> She wrote`. A number after the sign may be compared, as in `> 5 g`.
    const isAnswer = parent.type === 'blockquote' && /^(?:> ?){2,}(?![ >]*\d)/.test(written);
    if (isLikelyMeant || isAnswer || ENDS_SENTENCE.test(lineAt(line - 1))) return;
    const kind = node.type === 'list' ? 'list' : 'quotation';
    file.message(
      `${quote(written)} begins a ${kind}; join it with the line above, or put an empty line between them`,
      node,
    );
  });
});
