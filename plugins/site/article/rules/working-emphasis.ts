import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { parseMarkdown } from '../parse';
import { findLonelySign } from './lonely-signs';
import { placeOf } from '../place';

/** Text between two signs that have no other meaning in prose. */
const MARKED =
  /(?<![\\*~])(?<sign>\*\*|~~)(?![*~])(?<inner>[^\n]+?)(?<![\\*~])\k<sign>(?![*~])|(?<=^|\s)(?<star>\*)(?<words>[^\s*][^*\n]*?\s)\*(?=\p{L})/gu;

type EmphasisKind = { sign: string; name: string; node: Nodes['type'] };

const BOLD: EmphasisKind = { sign: '**', name: 'bold', node: 'strong' };
const STRUCK: EmphasisKind = { sign: '~~', name: 'struck through', node: 'delete' };
const ITALIC: EmphasisKind = { sign: '*', name: 'italic', node: 'emphasis' };

/** What the signs of a match of {@link MARKED} are for. */
function kindOf({ sign }: Record<string, string | undefined>): EmphasisKind {
  if (sign === undefined) return ITALIC;
  return sign === BOLD.sign ? BOLD : STRUCK;
}

/** Signs for bold, italics and strikethrough that have no effect, because of a space or a letter beside them. */
export const workingEmphasis = lintRule<Root>('site:working-emphasis', (tree, file) => {
  const markdown = String(file);
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const { start, end } = placeOf(block);
    const printed = printedText(block, markdown);
    const report = (message: string, at: number) => {
      const line = start.line + printed.slice(0, at).split('\n').length - 1;
      file.message(message, { line, column: 1 });
    };
    let rest = printed;
    for (const found of printed.matchAll(MARKED)) {
      const { index, 0: whole, groups = {} } = found;
      rest = rest.replace(whole, ' '.repeat(whole.length));
      const at = start.offset + index;
      const written = markdown.slice(at, at + whole.length);
      const around = [markdown[at - 1] ?? '', markdown[at + whole.length] ?? ''] as const;
      report(describe(written, kindOf(groups), ...around), index);
    }
    const written = markdown.slice(start.offset, end.offset);
    const lonely = findLonelySign(written, rest, markdown);
    if (!lonely) return;
    const { sign, index } = lonely;
    const [before = ''] = /\S*$/.exec(written.slice(0, index)) ?? [];
    const [after = ''] = /^\S*/.exec(written.slice(index)) ?? [];
    const word = before + after;
    report(
      `${quote(word)} is printed with its ${sign}; write ${sign} at its other end too, or ${escaped(sign)} to show it`,
      index,
    );
  });
});

/** The markdown of a block with everything but plain text blanked out, at the same offsets. */
function printedText(block: Nodes, markdown: string): string {
  const { start, end } = placeOf(block);
  const written = markdown.slice(start.offset, end.offset);
  let printed = written.replace(/[^\n]/g, ' ');
  visit(block, 'text', (text) => {
    // The text of a GFM autolink has no position.
    if (!text.position) return;
    const place = placeOf(text);
    const from = place.start.offset - start.offset;
    const to = place.end.offset - start.offset;
    printed = printed.slice(0, from) + written.slice(from, to) + printed.slice(to);
  });
  return printed;
}

const escaped = (sign: string) => sign.replace(/./g, '\\$&');

/** Says that signs have no effect, and the first remedy that works. */
function describe(written: string, kind: EmphasisKind, before: string, after: string): string {
  const { sign, name, node } = kind;
  const inner = written.slice(sign.length, -sign.length);
  const shown = escaped(sign);
  const works = (text: string) => {
    let isFound = false;
    visit(parseMarkdown(text), node, () => {
      isFound = true;
    });
    return isFound;
  };
  const remedies = {
    [`move the space inside of ${sign} out`]: `${before}${inner.replace(inner.trim(), `${sign}$&${sign}`)}${after}`,
    'put a space after it': `${before}${written} ${after}`,
    'put a space before it': `${before} ${written}${after}`,
    'put a space before and after it': `${before} ${written} ${after}`,
  };
  const usual =
    inner === inner.trim() ? Object.entries(remedies).slice(1) : Object.entries(remedies);
  const [remedy] = usual.find(([, text]) => works(text)) ?? ['put only the words between them'];
  return `${quote(written)} isn’t ${name}; ${remedy}, or write ${shown} to show it`;
}
