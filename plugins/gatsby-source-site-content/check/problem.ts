import type { Issue, Path } from '../schema/rules';

/** A mistake that an author has to fix. */
export type Problem = { file: string; line?: number; key?: string; message: string };

/** One line about a problem: `content/blog/x.md:3  titel: unknown key, did you mean "title"?` */
export function formatProblem({ file, line, key, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${key === undefined ? message : `${key}: ${message}`}`;
}

/** The last line of a list of problems: `2 problems in 1 file of the content.` */
export function countProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return `${count(problems.length, 'problem')} in ${count(files, 'file')} of the content.`;
}

/** Converts issues of a value to problems of its file. */
export const problemsIn = (
  file: string,
  issues: readonly Issue[],
  lineOf: (path: Path) => number | undefined,
): Problem[] =>
  issues.map(({ path, message }) => ({ file, line: lineOf(path), key: formatPath(path), message }));

/** Formats the path of a value: `plans[1].monthlyPrice`. Undefined for the whole value. */
const formatPath = (path: Path): string | undefined =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1) || undefined;

const { compare } = new Intl.Collator('en', { numeric: true });

/** Sorts problems by file and line. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, other) => compare(formatProblem(one), formatProblem(other)));
