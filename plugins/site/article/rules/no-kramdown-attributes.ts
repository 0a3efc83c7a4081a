import { syntaxRule } from './syntax-rule';

/** Attributes of kramdown and Pandoc: `{: .wide}`, `{#own-id}`. */
export const noKramdownAttributes = syntaxRule(
  'no-kramdown-attributes',
  /\{:[^}\n]*\}|\{ *[.#][\w-][^}\n]*\}/g,
  'is for kramdown; delete it: headings have ids, and <img … width="200"> makes a picture smaller',
);
