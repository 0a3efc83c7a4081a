import { syntaxRule } from './syntax-rule';

/** Text between `==`, which other systems highlight. */
export const noHighlights = syntaxRule(
  'no-highlights',
  /(?<![=\w])==[^=\s][^=\n]*==(?!=)/g,
  'doesn’t highlight text; put it between <mark> and </mark>',
);
