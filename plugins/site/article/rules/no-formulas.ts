import { syntaxRule } from './syntax-rule';

/** Formulas of TeX. */
export const noFormulas = syntaxRule(
  'no-formulas',
  /^\$\$[\s\S]*?\$\$|\$[^$\n]*\\[a-z]+[^$\n]*\$/gm,
  'is a formula, which the page can’t draw',
);
