import type { ContentCopy } from '../content-copy';

/** A mistake in the content: its name, the change that makes it, and the problems that the check reports. */
export type Broken = [
  name: string,
  change: (copy: ContentCopy) => Promise<unknown>,
  problems: string[],
];

/** Writes an article with this front matter. */
export const fields = (name: string, yaml: string) => (copy: ContentCopy) =>
  copy.write(`content/blog/${name}.md`, `---\n${yaml}\n---\n\nSoup is good.\n`);

/** Writes an article without front matter. */
export const body = (name: string, markdown: string) => (copy: ContentCopy) =>
  copy.write(`content/blog/${name}.md`, markdown);

/** Replaces a text in a data file. */
export const data = (name: string, from: string, to: string) => (copy: ContentCopy) =>
  copy.replace(`content/data/${name}.json`, from, to);
