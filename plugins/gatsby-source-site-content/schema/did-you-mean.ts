/** How many letters must be added, removed, changed or swapped to turn one word into the other. */
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

/** The word that was probably meant, if one is near: at most a third of its letters differ. */
export function closestMatch(word: string, known: Iterable<string>): string | undefined {
  const near = [...known]
    .map((candidate) => ({
      candidate,
      far: editDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, far }) => far <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((one, other) => one.far - other.far);
  return near[0]?.candidate;
}

/** The end of a sentence that offers the near miss: `, did you mean "title"?`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = closestMatch(word, known);
  return meant === undefined ? '' : `, did you mean "${meant}"?`;
}
