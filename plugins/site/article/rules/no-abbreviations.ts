import { syntaxRule } from './syntax-rule';

/** Abbreviations as in PHP Markdown Extra: `*[RDA]: recommended dietary allowance`. */
export const noAbbreviations = syntaxRule(
  'no-abbreviations',
  /^\*\[[^\]\n]+\]:.*/gm,
  'is an abbreviation of another system; delete it, and write <abbr title="…"> where it is used',
);
