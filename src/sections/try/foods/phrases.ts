import { isAmount, isSame, wordsOf } from './words';

/**
 * The phrases of a text: what stands between signs such as commas, ignored words, amounts and single letters. `2 slices of
 * toast with jam` has `toast` and `jam`. If all words are ignored, there is none.
 */
export function phrasesOf(
  text: string,
  ignored: readonly string[],
): readonly (readonly string[])[] {
  const parts = text.split(/[,;&+]/).map(wordsOf);
  return parts.flatMap((words) => splitAtIgnored(words, ignored));
}

function splitAtIgnored(words: readonly string[], ignored: readonly string[]): string[][] {
  const phrases: string[][] = [[]];
  for (const word of words) {
    if (isIgnored(word, ignored)) phrases.push([]);
    else phrases.at(-1)?.push(word);
  }
  return phrases.filter((phrase) => phrase.length > 0);
}

const isIgnored = (word: string, ignored: readonly string[]) =>
  word.length === 1 || isAmount(word) || ignored.some((each) => isSame(each, word));
