import { syntaxRule } from './syntax-rule';

/** Markup that a form or a converter has escaped: `\*\*bold\*\*`, `\[text\](/pricing)`, `\## Soup`. */
export const noEscapedMarkup = syntaxRule(
  'no-escaped-markup',
  /\\\*\\\*(?=\S)[^\n]+?\\\*\\\*|\\_\\_(?=\S)[^\n]+?\\_\\_|\\~\\~(?=\S)[^\n]+?\\~\\~|\\`[^`\n]+\\`|!?\\?!?\\\[[^\]\n]+\\?\]\\?\([^)\n]+\\?\)|^\\#{1,6} .*/gm,
  'is printed with its signs; delete the backslashes, or put it in backticks to show it',
);
