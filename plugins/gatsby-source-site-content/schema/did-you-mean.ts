/**
 * The number of letters to add, remove, change or swap with their neighbor to turn one word into the other
 * (Damerau–Levenshtein distance, optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]![column]!;
  for (let row = 1; row <= from.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const changed = at(row - 1, column - 1) + cost;
      let least = Math.min(changed, at(row - 1, column) + 1, at(row, column - 1) + 1);
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      rows[row]!.push(least);
    }
  }
  return at(from.length, to.length);
}

/** The known word most similar to `word`, if at most a third of its letters differ. */
export function closestMatch(word: string, known: Iterable<string>): string | undefined {
  const similar = [...known]
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return similar[0]?.candidate;
}

/** The end of a message, `, did you mean "title"?`, or an empty text if no known word is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const match = closestMatch(word, known);
  return match === undefined ? '' : `, did you mean "${match}"?`;
}
