import { syntaxRule } from './syntax-rule';

/** Links and pictures broken by a space: `[soup](my soup.md)`. */
export const noSpacesInAddresses = syntaxRule(
  'no-spaces-in-addresses',
  /(?<!\\)!?\[[^\]\n]*\]\((?!\{)[^)\n]* [^)\n]*\)/g,
  'is no link or picture, because its address has a space; put < and > around the address',
  'text',
);
