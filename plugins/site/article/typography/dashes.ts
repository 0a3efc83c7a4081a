/** Two or three hyphens, but not a line of them. */
const HYPHENS = /(?<!-)---?(?!-)/g;

/** Turns `--` into an en dash and `---` into an em dash, except in an option of a command line, such as `--port`. */
export const typesetDashes = (text: string, before: string): string =>
  text.replace(HYPHENS, (hyphens, at: number) => {
    if (hyphens === '---') return '—';
    const isAfterSpace = /[\s(["']/.test(text[at - 1] ?? before);
    const isBeforeWord = /\w/.test(text[at + hyphens.length] ?? ' ');
    return isAfterSpace && isBeforeWord ? hyphens : '–';
  });
