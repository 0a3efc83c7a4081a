import type { z } from 'zod';
import { UNKNOWN_NAME } from '../../model/kinds/text';
import { didYouMean, quote } from '../../sentences';
import type { Report } from '../problem';

type Issue = z.core.$ZodIssue;

/** Whether an issue says that a text mentions an unknown name. */
export const isAboutName = (issue: Issue): boolean =>
  issue.code === 'custom' && issue.params?.about === UNKNOWN_NAME;

/** The issues of a data file, and where to report them. */
type FileIssues = { issues: readonly Issue[]; report: Report };

/**
 * Reports each unknown name once, where it is mentioned first: when a plan gets another id, many texts have the old one.
 * Texts that can have other names get a report of their own, which lists these.
 * @param known the names that all texts of data files can have
 */
export function reportUnknownNames(files: readonly FileIssues[], known: readonly string[]): void {
  const mentions = files.flatMap(({ issues, report }) =>
    issues.filter(isAboutName).map((issue) => ({ issue, report, ...namesOf(issue) })),
  );
  const reported = new Set<string>();
  for (const { issue, report, name, own } of mentions) {
    const hint = didYouMean(name, own);
    if (hint !== '') {
      report(noName(name) + hint, issue.path);
      continue;
    }
    const mention = mentionOf({ name, own });
    if (reported.has(mention)) continue;
    reported.add(mention);
    const others = mentions.filter((other) => mentionOf(other) === mention).length - 1;
    report(describe(name, others, [...own, ...known]), issue.path);
  }
}

/** The name of an issue, and those that its text alone can have (model/kinds/text.ts). */
const namesOf = ({ params }: Issue & { params?: Record<string, unknown> }) =>
  params as { name: string; own: readonly string[] };

/** The same for all texts that mention an unknown name and can have the same names. */
const mentionOf = ({ name, own }: { name: string; own: readonly string[] }) =>
  [name, ...own].join(' ');

const noName = (name: string) => `there is no name {${name}} here`;

function describe(name: string, others: number, known: readonly string[]): string {
  const hint = didYouMean(name, known);
  if (others === 0 && hint) return noName(name) + hint;
  const names = new Intl.ListFormat('en-GB').format(known.map((each) => `{${each}}`));
  if (others === 0) return `${noName(name)}; the names are ${names}`;
  const texts = others === 1 ? 'in another text' : `in ${others} other texts`;
  return `${noName(name)}, nor ${texts}; the names are ${names}: write one of them, or ${quote(name)} as the id of a plan in plans.json`;
}
