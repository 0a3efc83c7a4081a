import { syntaxRule } from './syntax-rule';

/** Names of emoji, as GitHub draws them: `:tada:`. */
export const noEmojiNames = syntaxRule(
  'no-emoji-names',
  /(?<![\w:/]):[a-z][a-z0-9_+-]*[a-z0-9]:(?![\w:/])/g,
  'is the name of an emoji; write 🙂 itself',
);
