import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { quote } from '../../sentences';

/**
 * A rule about syntax that the page would print. It reports the first occurrence and the number of others.
 * @param remedy the end of the sentence, after the syntax in quotes
 * @param where `prose` is an article without its code and comments, `text` is also without links and HTML
 */
export const syntaxRule = (
  name: string,
  pattern: RegExp,
  remedy: string,
  where: 'prose' | 'text' = 'prose',
) =>
  lintRule<Root>(`site:${name}`, (_tree, file) => {
    const text = file.data[where] ?? '';
    const [first, ...others] = text.matchAll(pattern);
    if (!first) return;
    const more = others.length > 0 ? ` (and ${others.length} more like it)` : '';
    const found = quote(first[0].replace(/\s+/g, ' ').trim());
    const before = text.slice(0, first.index + first[0].search(/\S/));
    file.message(`${found} ${remedy}${more}`, { line: before.split('\n').length, column: 1 });
  });
