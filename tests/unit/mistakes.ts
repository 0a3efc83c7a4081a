import { parseArticle } from '../../plugins/site/article';

/** A mistake in a text. */
export type Mistake = {
  text: string;
  /** The line and the sentence about it. */
  problem: string;
  /** The text after the suggested fix. */
  obeyed: string;
};

/** The problems of a text, each with its line. */
export const problemsOf = (text: string): string[] =>
  parseArticle(text).article.issues.map(({ message, line }) => `${line}  ${message}`);

/** Tests that each mistake is reported, and that nothing is reported any more after its suggested fix. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  test.each(mistakes)('reports $problem', ({ text, problem }) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test.each(mistakes)('accepts the suggested fix: $problem', ({ obeyed }) => {
    expect(problemsOf(obeyed)).toEqual([]);
  });
}

/** Tests that the last line of each mistake may stand in code. */
export function testAsCode(mistakes: readonly Pick<Mistake, 'text'>[]): void {
  const lines = mistakes.map(({ text }) => text.replace(/.*\n/gs, ''));
  test.each(lines)('accepts %j in code', (line) => {
    expect(problemsOf(`Soup \`\` ${line} \`\`.\n\n~~~~md\n${line}\n~~~~`)).toEqual([]);
  });
}
