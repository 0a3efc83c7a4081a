import type { Issue, Path } from '../schema/metadata';

/** Something an author has to repair. */
export type Problem = { file: string; line?: number; key?: string; message: string };

/** One line about a problem: `content/blog/x.md:3  titel: unknown key, did you mean "title"?` */
export function formatProblem({ file, line, key, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${key === undefined ? message : `${key}: ${message}`}`;
}

/** The sentence that closes a list of problems. */
export function countProblems(problems: Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return `${count(problems.length, 'problem')} in ${count(files, 'file')} of the content.`;
}

/** Writes a path as authors read it: `plans[1].monthlyPrice`. */
export function formatPath(path: Path): string | undefined {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.length === 0 ? undefined : steps.join('').replace(/^\./, '');
}

/** Turns what is wrong with a value into problems of the file it stands in. */
export const problemsIn =
  (file: string, lineOf: (path: Path) => number | undefined) =>
  ({ path, message }: Issue): Problem => ({
    file,
    line: lineOf(path),
    key: formatPath(path),
    message,
  });

/** Puts problems in the order of files and lines. */
export function inOrder(problems: Problem[]): Problem[] {
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return problems.toSorted(
    (one, other) =>
      compare(one.file, other.file) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      compare(formatProblem(one), formatProblem(other)),
  );
}
