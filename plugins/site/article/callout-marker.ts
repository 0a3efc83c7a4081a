/** The kinds of callouts, which are the keys of their labels in `blog.json`. */
export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export const PULL_QUOTE = 'pullquote';

const NAMES = [...CALLOUT_KINDS, PULL_QUOTE].map((kind) => kind.toUpperCase());

/** The markers on the first line of a quotation, as authors write them: `[!NOTE]`. */
export const MARKERS = NAMES.map((name) => `[!${name}]`);

/** Any marker that has the first line for itself. */
export const MARKER = /^\s*\[!([A-Z]+)\][ \t]*(?:\n|$)/;

/** Markers at the beginning of a line, outside a quotation. */
export const STRAY_MARKERS = new RegExp(String.raw`^\[!(?:${NAMES.join('|')})\]`, 'gm');
