import type { Node } from 'postcss-selector-parser';

/** The names that occur in elements, or that scripts may add. */
export type Names = Record<'tags' | 'classes' | 'ids', ReadonlySet<string>>;

/** Pseudo-classes with selectors of which one has to match. */
const ANY_OF = [':has', ':is', ':where'];

/** What only fields have, and the elements with which a document has fields. */
const OF_FIELDS = /^::placeholder|-(?:search-decoration|spin-button)$|^:-moz-ui-invalid$/;
const FIELDS = ['input', 'select', 'textarea'];

/** What no page has: fields for dates and files, and shadow roots. */
const OF_NOTHING = /^::-webkit-(?:date|calendar)|^::file-selector|^:host$/;

/**
 * Whether a selector can match an element of a document with these names. Attributes and states can change at any time,
 * so they don't count.
 */
export function canMatch(selector: Node, names: Names): boolean {
  switch (selector.type) {
    case 'root':
      return selector.nodes.some((each) => canMatch(each, names));
    case 'selector':
      return selector.nodes.every((part) => canMatch(part, names));
    case 'tag':
      return names.tags.has(selector.value);
    case 'class':
      return names.classes.has(selector.value);
    case 'id':
      return names.ids.has(selector.value);
    case 'pseudo': {
      const { value, nodes } = selector;
      if (ANY_OF.includes(value)) return nodes.some((each) => canMatch(each, names));
      if (OF_FIELDS.test(value)) return FIELDS.some((tag) => names.tags.has(tag));
      return !OF_NOTHING.test(value);
    }
    default:
      return true;
  }
}
