/** Languages whose nouns begin with a capital letter: German and Luxembourgish. */
const HAS_CAPITAL_NOUNS = /^(?:de|lb)\b/;

/** Lowercases a name such as `Vitamin D` for use inside a sentence: `vitamin D`. In German it is a noun: `Eisen`. */
export const inSentenceOf = (name: string, locale: string): string =>
  HAS_CAPITAL_NOUNS.test(locale) ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
