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

/** Formats the path of a value: `plans[1].monthlyPrice`. Undefined for the whole value. */
function formatPath(path: Path): string | undefined {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.length === 0 ? undefined : steps.join('').replace(/^\./, '');
}

/** Converts issues of a value to problems of its file. */
export const problemsIn = (
  file: string,
  issues: readonly Issue[],
  lineOf: (path: Path) => number | undefined,
): Problem[] =>
  issues.map(({ path, message }) => ({ file, line: lineOf(path), key: formatPath(path), message }));

/** Sorts problems by file and line. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return problems.toSorted(
    (one, other) =>
      compare(one.file, other.file) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      compare(formatProblem(one), formatProblem(other)),
  );
}
