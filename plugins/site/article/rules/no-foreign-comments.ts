import { syntaxRule } from './syntax-rule';

// Comments of MDX, in braces, and of Obsidian: `%%soon%%`.
export const noForeignComments = syntaxRule(
  'no-foreign-comments',
  /\{\/\*[\s\S]*?\*\/\}|%%[\s\S]*?%%/g,
  'is a comment of another system; delete it, or put it between <!-- and -->',
);
