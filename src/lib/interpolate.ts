const PLACEHOLDER = /\{(\w+)\}/g;

/** The names between braces in a text: `page` and `pages` in `Page {page} of {pages}`. */
export const placeholdersOf = (template: string): string[] =>
  [...template.matchAll(PLACEHOLDER)].map(([, name]) => name!);

/**
 * Puts values into a text of the content: `Page {page} of {pages}`. What has no value stays as it
 * stands; the check of the content sees to it that there is none (plugins/gatsby-source-site-content/schema/message.ts).
 */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
