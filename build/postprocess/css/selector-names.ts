import type { Node, Selector } from 'postcss-selector-parser';
import { componentStyles } from '../gatsby-markup';

const TAG = /<([a-z][\w-]*)/gi;
const INPUT = /<input\b[^>]*\stype="([^"]*)"/g;
const CLASS_OR_ID = /\s(class|id)="([^"]*)"/g;

/** What documents of a component contain that a selector can name. */
export type Names = {
  /** In lower case, those of SVG as well. */
  tags: Set<string>;
  /** The types of inputs, such as `search`. */
  inputs: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** The texts of style elements that components render. */
  styles: Set<string>;
};

/** The names of one document as arrays, because JSON has no sets. */
export type NameLists = { [Kind in keyof Names]: string[] };

/** Pseudo-elements that only inputs of some types have. Tailwind's reset names them. */
const OF_INPUTS: [pseudoElement: RegExp, types: string[]][] = [
  [/^::-webkit-(?:date|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [
    /^::-webkit-(?:inner|outer)-spin/,
    ['number', 'date', 'datetime-local', 'month', 'time', 'week'],
  ],
  [/^::-webkit-search/, ['search']],
  [/^::file-selector/, ['file']],
];

/** The names of a document without elements. */
export const noNames = (): Names => ({
  tags: new Set(),
  inputs: new Set(),
  classes: new Set(),
  ids: new Set(),
  styles: new Set(),
});

/** Lists the names in a document. */
export function listNames(html: string): NameLists {
  const { tags, inputs, classes, ids, styles } = noNames();
  for (const [, tag = ''] of html.matchAll(TAG)) tags.add(tag.toLowerCase());
  for (const [, type = ''] of html.matchAll(INPUT)) inputs.add(type);
  for (const text of componentStyles(html)) styles.add(text);
  for (const [, attribute, value = ''] of html.matchAll(CLASS_OR_ID)) {
    for (const name of value.split(/\s+/)) {
      (attribute === 'id' ? ids : classes).add(decodeName(name));
    }
  }
  return {
    tags: [...tags],
    inputs: [...inputs],
    classes: [...classes],
    ids: [...ids],
    styles: [...styles],
  };
}

/** Adds the names of a document to those of others. */
export function addNames(names: Names, lists: NameLists): void {
  for (const kind of Object.keys(lists) as (keyof Names)[]) {
    for (const name of lists[kind]) names[kind].add(name);
  }
}

/**
 * Whether a selector can match something in documents with these names. States and attributes always
 * can, because visitors and scripts set them. The contents of `:not()` and `:has()` are not checked.
 */
export const canMatch = (selector: Selector, names: Names): boolean =>
  selector.every((node) => isPresent(node, names));

function isPresent(node: Node, names: Names): boolean {
  if (node.type === 'class') return names.classes.has(node.value);
  if (node.type === 'id') return names.ids.has(node.value);
  if (node.type === 'tag') return names.tags.has(node.value.toLowerCase());
  if (node.type !== 'pseudo') return true;
  if (/^:(?:is|where)$/.test(node.value)) {
    return node.nodes.some((choice) => canMatch(choice, names));
  }
  const [, types] = OF_INPUTS.find(([pseudoElement]) => pseudoElement.test(node.value)) ?? [];
  return !types || types.some((type) => names.inputs.has(type));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes the entities in a class or an id. */
export const decodeName = (name: string): string =>
  name.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (written, entity: string) => ENTITIES[entity] ?? written,
  );
