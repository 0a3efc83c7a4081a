const PLACEHOLDER = /\{([\w-]+)\}/g;

/** The names of a template's placeholders: `page` and `pages` for `Page {page} of {pages}`. */
export const placeholdersOf = (template: string): string[] =>
  Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name);

/** The end of a number, and the space before its unit: `150 g`. */
const BEFORE_UNIT = /(\d) (?=(?:g|mg|µg)(?!\p{L}))/gu;

/** Replaces the placeholders of a template that have values. */
export const fillIn = (template: string, values: Record<string, string | number>): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));

/**
 * Fills in a text such as `Page {page} of {pages}`. The content check rejects unknown placeholders. Amounts in g, mg and µg
 * don’t break before their units.
 */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  fillIn(template, values).replace(BEFORE_UNIT, '$1\u00a0');
