import { syntaxRule } from './syntax-rule';

/** Shortcodes of WordPress: `[gallery ids="1,2"]`, `[/caption]`. */
export const noShortcodes = syntaxRule(
  'no-shortcodes',
  /\\?\[\/[a-z][\w-]*\\?\]|\\?\[[a-z][\w-]*(?: +[\w\\-]+=["“”][^\]\n]*)+\]/gi,
  'is a shortcode; replace it with what it shows',
);
