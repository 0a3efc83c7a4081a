const WORDS_A_MINUTE = 220;

/**
 * Estimates how many minutes a text takes to read, at 220 words a minute and never less than one.
 * @param markdown the body of a post, without its frontmatter
 */
export function minutesToRead(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
