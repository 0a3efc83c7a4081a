import { isOneLetterOff } from './one-letter-off';
import type { Match } from './words';

/** The minimum length of words with a wrong letter: `beet` isn't `beef`, and `brine` not `brie`. */
const WRONG = 5;
/** The minimum length of words in which other letters are doubled. */
const DOUBLED = 4;

/**
 * Whether a typed word is another, or its singular, with a wrong letter or with other letters doubled: `brocolli`. Few
 * mistake the first letter, so `custard` isn't `mustard`.
 */
export const isMisspelled = (word: string, typed: string): boolean =>
  word !== typed && [word, singularOf(word)].some((right) => isAlmost(right, typed));

function isAlmost(word: string, typed: string): boolean {
  const length = Math.min(word.length, typed.length);
  return (
    (length >= DOUBLED && undoubled(word) === undoubled(typed)) ||
    (length >= WRONG && word[0] === typed[0] && isOneLetterOff(word, typed))
  );
}

/** A word as it is without the ending of an English plural. */
const singularOf = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

const undoubled = (word: string) => word.replace(/(.)\1/gu, '$1');

/** Whether a phrase is a misspelling of words, with or without spaces. */
export const areMisspelled: Match = (words, phrase) =>
  isMisspelled(words.join(''), phrase.join(''));
