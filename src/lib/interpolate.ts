const PLACEHOLDER = /\{(\w+)\}/g;

/** The names of a template's placeholders: `page` and `pages` for `Page {page} of {pages}`. */
export const placeholdersOf = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name]) => name!);

/**
 * Replaces the placeholders of a template such as `Page {page} of {pages}`. Placeholders without a value stay; the
 * content check rejects them (plugins/site/model/fields.ts).
 */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
