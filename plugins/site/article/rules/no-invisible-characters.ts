import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { findControlCharacters } from '../../read/control-characters';

/** Control characters, which are invisible. Old blogs have them in place of quotation marks. */
export const noInvisibleCharacters = lintRule<Root>(
  'site:no-invisible-characters',
  (_tree, file) => {
    for (const { message, line } of findControlCharacters(String(file)))
      file.message(message, { line, column: 1 });
  },
);
