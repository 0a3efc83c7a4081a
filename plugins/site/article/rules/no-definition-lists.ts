import { syntaxRule } from './syntax-rule';

/** Definitions as in PHP Markdown Extra and Pandoc: a term, and `: its meaning` on the next line. */
export const noDefinitionLists = syntaxRule(
  'no-definition-lists',
  /(?<=\S[ \t]*\n(?:[ \t]*\n)?)[ ]{0,3}:[ \t]+\S.*/g,
  'is printed with its colon; write <dl><dt>the term</dt><dd>its meaning</dd></dl>',
);
