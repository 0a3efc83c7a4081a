import { syntaxRule } from './syntax-rule';

/** Inline footnotes, as in Pandoc: `^[a note]`. */
export const noInlineFootnotes = syntaxRule(
  'no-inline-footnotes',
  /\^\[[^\]\n]+\](?!\()|(?<!\\)\[\^[^\]\s]*\s[^\]\n]*\]/g,
  'is no footnote here; write [^1], and [^1]: with the note below',
);
