import type { ContentCopy } from '../content-copy';

/** A content with a fault: what it is, how it comes about, and what the checker says about it. */
export type Broken = [
  what: string,
  change: (copy: ContentCopy) => Promise<unknown>,
  says: string[],
];

/** Writes an article with these fields. */
export const fields = (name: string, yaml: string) => (copy: ContentCopy) =>
  copy.write(`content/blog/${name}.md`, `---\n${yaml}\n---\n\nSoup is good.\n`);

/** Writes an article without fields. */
export const body = (name: string, markdown: string) => (copy: ContentCopy) =>
  copy.write(`content/blog/${name}.md`, markdown);

/** Changes a data file. */
export const data = (name: string, from: string, to: string) => (copy: ContentCopy) =>
  copy.replace(`content/data/${name}.json`, from, to);
