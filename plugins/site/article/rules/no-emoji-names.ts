import { syntaxRule } from './syntax-rule';

/** Emoji shortcodes, as on GitHub: `:tada:`. */
export const noEmojiNames = syntaxRule(
  'no-emoji-names',
  /(?<![\w:/]):[a-z][a-z0-9_+-]*[a-z0-9]:(?![\w:/])/g,
  'is the name of an emoji; write 🙂 itself',
);
