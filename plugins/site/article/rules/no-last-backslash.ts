import { syntaxRule } from './syntax-rule';

/** A backslash at the end of a paragraph, where it isn't a line break. */
export const noLastBackslash = syntaxRule(
  'no-last-backslash',
  /[^\s\\]*\\[ \t]*(?=\n[ \t]*\n|\n*(?![\s\S]))/g,
  'is printed with its backslash; delete the backslash',
);
