/** A text as it stands on one line of markdown: its own signs are shown, and mean nothing. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&]/g, (sign) => `\\${sign}`);
