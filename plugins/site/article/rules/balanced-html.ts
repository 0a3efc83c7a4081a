import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { ALLOWED_HTML } from '../parse';
import { blank, COMMENT } from './html-source';
import { positionOf } from '../position';

/** Void elements, and those whose end tag is optional (HTML). */
const ENDS_BY_ITSELF =
  /^(?:br|col|colgroup|dd|dt|hr|img|input|li|p|source|tbody|td|tfoot|th|thead|tr|wbr)$/;
const TAG = /<(\/?)([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

type Tag = { written: string; line: number };

/** Unpaired tags, which browsers would repair by guessing: the first of each name. */
export const balancedHtml = lintRule<Root>('site:balanced-html', (tree, file) => {
  const withoutBeginning = new Map<string, Tag>();
  const open = new Map<string, Tag[]>();
  visit(tree, 'html', (html) => {
    const { value } = html;
    const tags = value.replace(COMMENT, blank).matchAll(TAG);
    for (const { 0: written, 1: slash, 2: letters = '', index } of tags) {
      const name = letters.toLowerCase();
      if (!ALLOWED_HTML.tagNames?.includes(name) || ENDS_BY_ITSELF.test(name)) continue;
      const line = positionOf(html).start.line + value.slice(0, index).split('\n').length - 1;
      const begun = open.get(name) ?? [];
      open.set(name, begun);
      if (slash === '') begun.push({ written, line });
      else if (!begun.pop() && !withoutBeginning.has(name))
        withoutBeginning.set(name, { written, line });
    }
  });
  for (const { written, line } of withoutBeginning.values())
    file.message(`${quote(written)} ends nothing; delete it`, { line, column: 1 });
  for (const [name, [first]] of open) {
    if (!first) continue;
    const message = `${quote(first.written)} has no end; write </${name}> where it ends`;
    file.message(message, { line: first.line, column: 1 });
  }
});
