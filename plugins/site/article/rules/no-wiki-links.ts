import { syntaxRule } from './syntax-rule';

/** Links of wikis and of Obsidian: `[[Stew]]`. */
export const noWikiLinks = syntaxRule(
  'no-wiki-links',
  /!?\[\[(?!toc\])[^\]\n]+\]\](?!\()/gi,
  'is a link of a wiki; write [its text](/blog/…)',
);
