const WORDS_A_MINUTE = 220;

/**
 * Estimates how long a text takes to read: `6 min read`, at 220 words a minute and never less than
 * one minute.
 * @param markdown the body of a post, without its frontmatter
 */
export function readTimeOf(markdown: string): string {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}
