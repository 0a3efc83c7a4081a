import { syntaxRule } from './syntax-rule';

/** What HTML parses as a declaration or an instruction: `<?php … ?>`, `<!DOCTYPE html>`. */
export const noDeclarations = syntaxRule(
  'no-declarations',
  /<[?!](?!--)[\s\S]*?>/g,
  'is a program or a declaration, which the page leaves out; put it in a code block',
);
