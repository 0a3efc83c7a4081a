import { syntaxRule } from './syntax-rule';

/** Footnotes within the text, as Pandoc has them: `^[a note]`. */
export const noInlineFootnotes = syntaxRule(
  'no-inline-footnotes',
  /\^\[[^\]\n]+\](?!\()|(?<!\\)\[\^[^\]\s]*\s[^\]\n]*\]/g,
  'is no footnote here; write [^1], and [^1]: with the note below',
);
