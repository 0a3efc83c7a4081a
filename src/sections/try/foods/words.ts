/** The words of a text in small letters, without accents and apostrophes: `creme` finds `Crème`, `mothers` `mother’s`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a word is an amount, such as `2` and `100g`. */
export const isAmount = (word: string): boolean => /\p{N}/u.test(word);

/** Whether two words are the same, or one is an English plural of the other. */
export const isSame = (one: string, other: string): boolean =>
  one === other || isPlural(one, other) || isPlural(other, one);

const isPlural = (many: string, one: string) =>
  many === `${one}s` || many === `${one}es` || many === one.replace(/y$/, 'ies');

/** Compares the words that an author wrote with a phrase that a visitor typed. */
export type Match = (words: readonly string[], phrase: readonly string[]) => boolean;

/** Whether a phrase is the same as words, with or without spaces: `hot dogs` is `hotdog`. */
export const areSame: Match = (words, phrase) => isSame(words.join(''), phrase.join(''));

/** Whether a phrase, or its singular, is what an author says something about: `stir fry` is no `fries`. */
export const areSaid: Match = (words, phrase) => {
  const said = words.join('');
  const typed = phrase.join('');
  return said === typed || isPlural(typed, said);
};

/** Whether some words of a phrase that follow each other are the same. */
export const areAmong: Match = (words, phrase) =>
  phrase.some((_, start) => areSame(words, phrase.slice(start, start + words.length)));

/** The minimum length of the beginning of what isn’t here. */
const BEGINNING = 3;

/** Whether a phrase begins words, with or without spaces, and their last one: `hot do` begins `hot dog`, not yet `hot`. */
export const areBegun: Match = (words, phrase) => {
  const typed = phrase.join('');
  const before = words.slice(0, -1).join('');
  return (
    typed.length >= BEGINNING && typed.length > before.length && words.join('').startsWith(typed)
  );
};
