import { syntaxRule } from './syntax-rule';

/** Headings without a space, and tags: `##Soup`, `#soup`. */
export const noGluedHeadings = syntaxRule(
  'no-glued-headings',
  /^#{1,6}\p{L}.*/gmu,
  'isn’t a heading: put a space after #; a tag goes into category',
);
