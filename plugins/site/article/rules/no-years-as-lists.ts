import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { positionOf } from '../position';

/** A list that begins here or above isn't one of steps. */
const YEAR = 100;

/** Sentences that begin with a year and a dot, which makes them list items. */
export const noYearsAsLists = lintRule<Root>('site:no-years-as-lists', (tree, file) => {
  visit(tree, 'list', (list) => {
    if (!list.ordered || (list.start ?? 1) < YEAR) return;
    const [written = ''] = /^\d+[.)]/.exec(String(file).slice(positionOf(list).start.offset)) ?? [];
    const escaped = written.replace(/(?=.$)/, '\\');
    file.message(`${written} begins a list here; write ${escaped} to begin a sentence`, list);
  });
});
