import { syntaxRule } from './syntax-rule';

/** What HTML takes for a declaration or a program: `<?php … ?>`, `<!DOCTYPE html>`. */
export const noDeclarations = syntaxRule(
  'no-declarations',
  /<[?!](?!--)[\s\S]*?>/g,
  'is a program or a declaration, which the page leaves out; put it in a code block',
);
