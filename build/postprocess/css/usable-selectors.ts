import type { Node, Selector } from 'postcss-selector-parser';
import type { Names } from './used-names';

/** Parts that only inputs of some types have, which Tailwind's reset puts in order. */
const OF_INPUTS: [part: RegExp, types: string[]][] = [
  [/^::-webkit-(?:date|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [
    /^::-webkit-(?:inner|outer)-spin/,
    ['number', 'date', 'datetime-local', 'month', 'time', 'week'],
  ],
  [/^::-webkit-search/, ['search']],
  [/^::file-selector/, ['file']],
];

/**
 * Whether something in documents of a kind could match. States and attributes count as there, for
 * visitors and scripts bring them; what stands in `:not()` or `:has()` says nothing.
 */
export const isUsable = (selector: Selector, found: Names): boolean =>
  selector.every((node) => isThere(node, found));

function isThere(node: Node, found: Names): boolean {
  if (node.type === 'class') return found.classes.has(node.value);
  if (node.type === 'id') return found.ids.has(node.value);
  if (node.type === 'tag') return found.tags.has(node.value.toLowerCase());
  if (node.type !== 'pseudo') return true;
  if (/^:(?:is|where)$/.test(node.value)) {
    return node.nodes.some((choice) => isUsable(choice, found));
  }
  const [, types] = OF_INPUTS.find(([part]) => part.test(node.value)) ?? [];
  return !types || types.some((type) => found.inputs.has(type));
}
