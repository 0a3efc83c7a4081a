/** Writes a text on one line of markdown and escapes the characters that would be markup. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&]/g, (character) => `\\${character}`);
