/** The characters of a `unicode-range` such as `U+20-7E,U+A9` (CSS Fonts 4, section 4.5). */
export function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16)) as [number, number?];
    return Array.from({ length: last! - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}
