const RANGE = /^U\+([\da-f]*)(?:(\?+)|-([\da-f]+))?$/i;

/**
 * The characters of a `unicode-range` such as `U+20-7E,U+A9,U+4??` (CSS Fonts 4, section 4.5).
 * @throws for a part that is no range
 */
export const charactersOf = (range: string): string[] =>
  range.split(',').flatMap((part) => {
    const [first, last] = limitsOf(part.trim());
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });

/** The first and the last code point. A `?` stands for any digit. */
function limitsOf(part: string): [first: number, last: number] {
  const [match, digits = '', wildcards = '', end] = RANGE.exec(part) ?? [];
  const first = Number.parseInt(digits + wildcards.replaceAll('?', '0'), 16);
  const last = Number.parseInt(end ?? digits + wildcards.replaceAll('?', 'f'), 16);
  if (match === undefined || Number.isNaN(first)) {
    throw new Error(`"${part}" is no unicode-range.`);
  }
  return [first, last];
}
