import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { quote } from '../../sentences';
import { findUnfinishedLinks } from '../unfinished-links';

/** Links with a missing bracket: `[how](/method`, `how](/method)`, `[how(/method)`. */
export const noUnfinishedLinks = lintRule<Root>('site:no-unfinished-links', (_tree, file) => {
  const { prose = '', text = '' } = file.data;
  for (const { index, written, remedy } of findUnfinishedLinks(prose, text)) {
    const thing = written.startsWith('!') ? 'picture' : 'link';
    const line = text.slice(0, index).split('\n').length;
    file.message(`${quote(written)} is no ${thing}; ${remedy}`, { line, column: 1 });
  }
});
