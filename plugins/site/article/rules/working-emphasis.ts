import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { positionOf } from '../position';
import { findLonelySign } from './lonely-signs';

/** `**Soup:**hot`, `~~hot ~~` */
const BETWEEN_TWO = /(?<![\\*~])(?<sign>\*\*|~~)(?![*~])[^\n]+?(?<![\\*~])\k<sign>(?![*~])/g;
/**
 * `*hot *soup`, or `*hot *` at the end of a line or before another word, with a space before the second sign, because
 * `2 * 3 * 4` has another meaning. So has `a *b * c`: without a letter after the second sign, there must be a word.
 */
const BETWEEN_STARS =
  /(?<=^|[\s(“"])(?<sign>\*)(?:[^\s*][^*\n]*?\s\*(?=\p{L})|(?=[\p{L}“"(])[^*\n]*?\p{L}{2}[^*\n]*?\s\*(?=[\s.,;:!?)”"]|$))/gmu;

/** Text between two signs that a page would print. Offsets are those of the block. */
type Emphasis = { sign: string; start: number; end: number };

/** Signs for bold, italics and strikethrough that have no effect, because of a space or a letter beside them. */
export const workingEmphasis = lintRule<Root>('site:working-emphasis', (tree, file) => {
  const markdown = String(file);
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const { start, end } = positionOf(block);
    const written = markdown.slice(start.offset, end.offset);
    const printed = printedText(block, file.data.prose ?? markdown);
    const report = (message: string, at: number) => {
      const line = start.line + written.slice(0, at).split('\n').length - 1;
      file.message(message, { line, column: 1 });
    };
    let rest = printed;
    for (const found of findEmphasis(printed)) {
      report(describeEmphasis(found, written), found.start);
      rest = blank(rest, found.start, found.end);
    }
    const lonely = findLonelySign(written, rest, markdown);
    if (lonely) report(describeLonely(lonely, written), lonely.index);
  });
});

/** Finds signs in pairs, the longer ones first: `**Soup: *hot *and cold:**now` is one. */
function findEmphasis(printed: string): Emphasis[] {
  const ofTwo = emphasisIn(printed, BETWEEN_TWO);
  const ofStars = emphasisIn(printed, BETWEEN_STARS).filter(
    (star) => !ofTwo.some(({ start, end }) => start < star.start && star.start < end),
  );
  return [...ofTwo, ...ofStars].toSorted((one, other) => one.start - other.start);
}

const emphasisIn = (printed: string, pattern: RegExp): Emphasis[] =>
  Array.from(printed.matchAll(pattern), ({ index, 0: whole, groups }) => ({
    sign: groups!.sign!,
    start: index,
    end: index + whole.length,
  }));

/** The prose of a block with everything but plain text blanked out, at the same offsets. */
function printedText(block: Nodes, prose: string): string {
  const { start, end } = positionOf(block);
  const written = prose.slice(start.offset, end.offset);
  let printed = blank(written, 0, written.length);
  visit(block, 'text', (text) => {
    // The text of a GFM autolink has no position.
    if (!text.position) return;
    const place = positionOf(text);
    const from = place.start.offset - start.offset;
    const to = place.end.offset - start.offset;
    printed = printed.slice(0, from) + written.slice(from, to) + printed.slice(to);
  });
  return printed;
}

/** Text with spaces from one offset to another. Lines stay lines. */
const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);

/** What a pair of signs is meant to make of the text between them. */
const MEANT: Record<string, string> = { '**': 'bold', '~~': 'struck through', '*': 'italic' };

/** Signs as they are written to show them: `\*\*`. */
const escaped = (sign: string): string => sign.replace(/./g, '\\$&');

const describeEmphasis = ({ sign, start, end }: Emphasis, written: string): string =>
  `${quote(written.slice(start, end))} isn’t ${MEANT[sign]}; put a space outside of each ${sign}, and none inside, or write ${escaped(sign)} to show it`;

function describeLonely({ sign, index }: { sign: string; index: number }, written: string): string {
  const [before] = /\S*$/.exec(written.slice(0, index))!;
  const [after] = /^\S*/.exec(written.slice(index))!;
  return `${quote(before + after)} is printed with its ${sign}; write ${sign} at its other end too, or ${escaped(sign)} to show it`;
}
