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

/** A word as it is without the ending of an English plural. */
export const singularOf = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

const isPlural = (many: string, one: string) =>
  many === `${one}s` || many === `${one}es` || many === one.replace(/y$/, 'ies');

/** Whether a word begins with what was typed so far. */
export const isBegun = (word: string, typed: string): boolean => word.startsWith(typed);

/** Compares the words that an author wrote with a phrase that a visitor typed. */
export type Match = (words: readonly string[], phrase: readonly string[]) => boolean;

/** Whether a phrase is the same as words, with or without spaces: `hot dogs` is `hotdog`. */
export const areSame: Match = (words, phrase) => isSame(words.join(''), phrase.join(''));

/** Whether some words of a phrase that follow each other are the same. */
export const areAmong: Match = (words, phrase) =>
  phrase.some((_, start) => areSame(words, phrase.slice(start, start + words.length)));

/** The minimum length of the beginning of what isn’t here. */
const BEGINNING = 3;

/**
 * Whether a phrase or its singular begins words, with or without spaces, the last of them too: `hot do` begins `hot dog`,
 * but `hot` can become anything.
 */
export const areBegun: Match = (words, phrase) => {
  const before = words.slice(0, -1).join('');
  const typed = phrase.join('');
  return [typed, singularOf(typed)].some(
    (each) =>
      each.length >= BEGINNING && each.length > before.length && isBegun(words.join(''), each),
  );
};
