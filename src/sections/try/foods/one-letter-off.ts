/** Whether two words differ by one missing, extra or wrong letter, or by two swapped letters. */
export function isOneLetterOff(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  const start = sharedStart(word, other);
  const one = word.slice(start);
  const two = other.slice(start);
  return (
    one.slice(1) === two ||
    one === two.slice(1) ||
    one.slice(1) === two.slice(1) ||
    (one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2))
  );
}

/** The length of the common prefix of two words. */
function sharedStart(word: string, other: string): number {
  let length = 0;
  while (length < word.length && word[length] === other[length]) length += 1;
  return length;
}
