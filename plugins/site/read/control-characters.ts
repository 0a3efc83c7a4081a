/** A mistake in a file, with its 1-based line. */
export type Mistake = { message: string; line: number };

/** Characters that are never text. js-yaml 3, which Gatsby's transformer runs, refuses them in front matter. */
// oxlint-disable-next-line no-control-regex -- the expression matches control characters on purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/g;

/** What old blogs meant, where text in Windows-1252 was read as Latin-1. */
const MEANT: Record<string, string> = {
  '\u0080': '€',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0095': '•',
  '\u0096': '–',
  '\u0097': '—',
  '\u0099': '™',
};

/** Finds the invisible characters of a text: the first of each line. */
export function findControlCharacters(text: string): Mistake[] {
  return text.split('\n').flatMap((line, index) => {
    const at = line.search(CONTROL);
    if (at < 0) return [];
    const character = line.charAt(at);
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = line.slice(0, at).trimStart().slice(-30);
    const place = before === '' ? 'at the beginning of the line' : `after "${before}"`;
    const meant = MEANT[character];
    const remedy = meant === undefined ? 'delete it' : `write ${meant} instead`;
    const message = `an invisible character, U+${code}, stands ${place}; ${remedy}`;
    return { message, line: index + 1 };
  });
}

/** Replaces invisible characters with what was meant. */
export const withoutControlCharacters = (text: string): string =>
  text.replace(CONTROL, (character) => MEANT[character] ?? '');
