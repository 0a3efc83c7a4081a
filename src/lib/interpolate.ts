const PLACEHOLDER = /\{([\w-]+)\}/g;

/** The names of a template's placeholders: `page` and `pages` for `Page {page} of {pages}`. */
export const placeholdersOf = (template: string): string[] =>
  Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name);

/** Fills in a text such as `Page {page} of {pages}`. The content check rejects unknown placeholders. */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
