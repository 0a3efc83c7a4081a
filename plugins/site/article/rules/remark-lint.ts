import type { Nodes } from 'mdast';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';
import { quote } from '../../sentences';

/** The rules of remark-lint that we use. Their messages are for programmers: {@link inOurWords} rewords them. */
export const REMARK_LINT: PluggableList = [
  noUndefinedReferences,
  noDuplicateDefinitions,
  noUnusedDefinitions,
];

type Message = VFile['messages'][number];

/** Our sentence for a message of remark-lint; undefined if nothing is wrong here. */
export function inOurWords(message: Message, markdown: string): string | undefined {
  const node = nodeOf(message);
  switch (message.ruleId) {
    case 'no-undefined-references':
      return undefinedReference(writtenAt(message, markdown), markdown);
    case 'no-duplicate-definitions':
      return duplicateDefinition(node, message.cause);
    case 'no-unused-definitions':
      return unusedDefinition(node);
    default:
      return message.reason;
  }
}

/** The node that a message is about. The type of messages knows no markdown. */
const nodeOf = (message: Message) => message.ancestors?.at(-1) as Nodes | undefined;

/** The part of the markdown that a message is about. */
function writtenAt({ place }: Message, markdown: string): string {
  return place && 'start' in place ? markdown.slice(place.start.offset, place.end.offset) : '';
}

function undefinedReference(written: string, markdown: string): string | undefined {
  if (written.startsWith('[^'))
    return `${quote(written)} leads to no footnote; add a line [^…]: with its text`;
  // Brackets alone are text.
  if (!/\]\s*\[/.test(written)) return undefined;
  const line = lineOfAddress(written, markdown);
  if (line !== undefined)
    return `${quote(written)} leads nowhere, because its address on line ${line} is read as text; put an empty line above it, and < and > around an address with spaces`;
  return `${quote(written)} leads nowhere; add a line […]: with the address, or write [text](address)`;
}

/** The line that was meant as the address of a link `[text][label]` or `[label][]`. */
function lineOfAddress(written: string, markdown: string): number | undefined {
  const label = (/\[([^\][]+)\]\s*$/.exec(written) ?? /\[([^\][]+)\]\s*\[\]$/.exec(written))?.[1];
  if (label === undefined) return undefined;
  const beginning = `[${label.toLowerCase()}]:`;
  const lines = markdown.toLowerCase().split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(beginning));
  return index < 0 ? undefined : index + 1;
}

function duplicateDefinition(node: Nodes | undefined, cause: unknown): string | undefined {
  // The cause is a message about the first definition.
  const first = cause ? nodeOf(cause as Message) : undefined;
  const isSame = addressOf(first) !== undefined && addressOf(first) === addressOf(node);
  return isSame ? undefined : `there is a ${nameOf(node)} already; give this one another name`;
}

function unusedDefinition(node: Nodes | undefined): string | undefined {
  const name = nameOf(node);
  if (node?.type === 'footnoteDefinition')
    return `nothing leads to the footnote ${name}; write ${name} in the text, or delete it`;
  // Comments are written like this: [//]: # (a note).
  if (/[/.#:]/.test(addressOf(node) ?? '')) return undefined;
  return `${name}: begins the address of a link here; write \\${name}: to show it`;
}

const addressOf = (node: Nodes | undefined) =>
  node?.type === 'definition' ? node.url.toLowerCase() : undefined;

/** A definition as it is referred to: `[soup]`, or `[^1]` for a footnote. */
function nameOf(node: Nodes | undefined): string {
  if (node?.type === 'footnoteDefinition') return `[^${node.label ?? node.identifier}]`;
  return node?.type === 'definition' ? `[${node.label ?? node.identifier}]` : '';
}
