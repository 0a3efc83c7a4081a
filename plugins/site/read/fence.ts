/** The fields above a text, between two lines `---`: the YAML, and what follows the second line's hyphens. */
export const FENCED = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---([^\r\n]*)(?:\r?\n|$)/;
