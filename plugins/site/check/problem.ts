import type { Path } from '../model/schema';
import { uncheckable } from '../sentences';

/** A mistake that an author must fix. */
export type Problem = { file: string; line?: number; key?: string; message: string };

/** Reports a problem of a file, at a line or at a part of the file's value. Without a message, there is no problem. */
export type Report = (message: string | undefined, place?: number | Path) => void;

/** Collects the problems of a file in a list. */
export const reportTo =
  (problems: Problem[], file: string, lineOf?: (path: Path) => number | undefined): Report =>
  (message, place) => {
    if (message === undefined) return;
    if (typeof place !== 'object') problems.push({ file, line: place, message });
    else problems.push({ file, line: lineOf?.(place), key: formatPath(place), message });
  };

/** Checks a part of a file. An error in the check becomes a problem of that file. */
export async function guard(report: Report, check: () => Promise<void> | void): Promise<void> {
  try {
    await check();
  } catch (error) {
    report(uncheckable(error));
  }
}

/** Formats the path of a value: `plans[1].monthlyPrice`. Undefined for the whole value. */
const formatPath = (path: Path): string | undefined =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1) || undefined;

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

const { compare } = new Intl.Collator('en', { numeric: true });

/** Sorts problems by file and line. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((one, other) => compare(formatProblem(one), formatProblem(other)));
