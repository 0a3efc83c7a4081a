import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { positionOf } from '../position';

/** Paragraphs that begin with four spaces or a tab, as word processors write them, and so become code. */
export const noIndentedCode = lintRule<Root>('site:no-indented-code', (tree, file) => {
  const markdown = String(file);
  visit(tree, 'code', (code) => {
    const { start, end } = positionOf(code);
    const written = markdown.slice(start.offset, end.offset).trimStart();
    if (/^(?:`{3}|~{3})/.test(written)) return;
    const [line = ''] = written.split('\n');
    file.message(
      `${quote(line.trim())} becomes code, because of the spaces before it; delete them, or put it between lines of three backticks`,
      code,
    );
  });
});
