import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { quote } from '../../sentences';
import { parseMarkdown } from '../parse';

const KINDS: Record<string, { name: string; node: Nodes['type'] }> = {
  '**': { name: 'bold', node: 'strong' },
  '~~': { name: 'struck through', node: 'delete' },
  '*': { name: 'italic', node: 'emphasis' },
};

/** What an author can do, and what the text is then. */
type Remedy = { advice: string; result: string; isUsable: boolean };

/** A text with its signs, and the characters around it. */
type Written = { written: string; before: string; after: string };

/** Signs as they are written to show them: `\*\*`. */
export const escaped = (sign: string): string => sign.replace(/./g, '\\$&');

/** Says that signs have no effect, and the first remedy that works. */
export function describeEmphasis(sign: string, text: Written): string {
  const { name, node } = KINDS[sign]!;
  const remedy = remediesFor(sign, text).find(
    ({ result, isUsable }) => isUsable && contains(result, node),
  );
  const advice = remedy?.advice ?? 'put only the words between them';
  return `${quote(text.written)} isn’t ${name}; ${advice}, or write ${escaped(sign)} to show it`;
}

/** The remedies, the one that changes least first. */
function remediesFor(sign: string, { written, before, after }: Written): Remedy[] {
  const inner = written.slice(sign.length, -sign.length);
  const words = inner.trim();
  const [spaceBefore] = /^\s*/.exec(inner)!;
  const [spaceAfter] = /\s*$/.exec(inner)!;
  return [
    {
      advice: `move the space inside of ${sign} out`,
      result: `${before}${spaceBefore}${sign}${words}${sign}${spaceAfter}${after}`,
      isUsable: inner !== words,
    },
    {
      advice: 'put a space after it',
      result: `${before}${written} ${after}`,
      isUsable: true,
    },
    {
      advice: 'put a space before it',
      result: `${before} ${written}${after}`,
      isUsable: true,
    },
    {
      advice: 'put a space before and after it',
      result: `${before} ${written} ${after}`,
      isUsable: true,
    },
  ];
}

function contains(markdown: string, type: Nodes['type']): boolean {
  let isFound = false;
  visit(parseMarkdown(markdown), type, () => {
    isFound = true;
  });
  return isFound;
}
