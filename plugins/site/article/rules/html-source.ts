/** A comment of HTML, with or without its end. */
export const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Blanks out text, preserving offsets and lines. */
export const blank = (text: string): string => text.replace(/[^\n]/g, '_');
