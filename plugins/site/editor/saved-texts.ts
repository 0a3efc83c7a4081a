/** A text that the form has read from a file, if it isn't new, and what it has printed into it since. */
type SavedText = { read: unknown; printed: string };

const keyOf = (path: string) => `written ${path}`;

/**
 * Remembers what the form saves last into each file. Entries, and the backups of what isn't saved yet, go on having the
 * text from which they were read. They may replace what was saved from it, but not what was read and saved otherwise.
 */
export function rememberSaved() {
  // As of now: what another tab saves later isn't in the entries of this one.
  const texts = new Map<string, string>(Object.entries(localStorage));
  return {
    textAfter(path: string, read: unknown): string | undefined {
      const known: Partial<SavedText> = JSON.parse(texts.get(keyOf(path)) ?? '{}');
      return known.read === read ? known.printed : undefined;
    },
    add(path: string, text: SavedText): void {
      const json = JSON.stringify(text);
      texts.set(keyOf(path), json);
      try {
        localStorage.setItem(keyOf(path), json);
      } catch {
        // It is full. Until the next reload, the form goes on without it.
        localStorage.removeItem(keyOf(path));
      }
    },
  };
}
