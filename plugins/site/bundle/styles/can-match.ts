import type { Node } from 'postcss-selector-parser';

/** What occurs in elements, or what scripts may add. */
export type Names = Record<'tags' | 'classes' | 'ids', ReadonlySet<string>> & {
  /** Whether an element may have an attribute, with a value if one is given. */
  mayHave: (attribute: string, value?: string) => boolean;
  /** Whether there may be text from right to left. */
  hasRightToLeft: boolean;
};

/** Pseudo-classes with selectors of which one has to match. */
const ANY_OF = [':has', ':is', ':where'];

/** What only fields have, and the elements with which a document has fields. */
const OF_FIELDS = /^::placeholder|-(?:search-decoration|spin-button)$|^:-moz-ui-invalid$/;
const FIELDS = ['input', 'select', 'textarea'];

/** What no page has: fields for dates and files, and shadow roots. */
const OF_NOTHING = /^::-webkit-(?:date|calendar)|^::file-selector|^:host$/;

/** Whether a selector can match an element of a document with these names. States can change at any time. */
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
    case 'attribute': {
      const { attribute, operator, value } = selector;
      return names.mayHave(attribute, operator === '=' ? value : undefined);
    }
    case 'pseudo': {
      const { value, nodes } = selector;
      if (value === ':dir') return names.hasRightToLeft || String(nodes[0]).trim() !== 'rtl';
      if (ANY_OF.includes(value)) return nodes.some((each) => canMatch(each, names));
      if (OF_FIELDS.test(value)) return FIELDS.some((tag) => names.tags.has(tag));
      return !OF_NOTHING.test(value);
    }
    default:
      return true;
  }
}
