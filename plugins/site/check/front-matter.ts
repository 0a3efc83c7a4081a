import type { z } from 'zod';
import { articleFields, pageFields } from '../model/blog';
import type { TextFile } from '../read/content-reader';
import type { TextKind } from '../read/frontmatter';
import { findForeignField, type Spelling } from './foreign-fields';
import { reportIssues } from './issues';
import type { Report } from './problem';

export const TEXT_SCHEMAS: Record<TextKind, z.ZodType> = {
  article: articleFields(),
  page: pageFields,
};

/** A picture and its description, which are checked together. */
const PAIRS: Record<string, string> = { image: 'imageAlt', imageAlt: 'image' };

/** Reports the problems of the fields above a text, except those caused by a field that can't be read. */
export function reportFields(
  { kind, source, issues }: TextFile,
  spelling: Spelling,
  report: Report,
) {
  for (const { message, line } of source.mistakes ?? []) report(message, line);
  const unreadable = source.unreadable ?? [];
  const others: z.core.$ZodIssue[] = [];
  for (const issue of issues) {
    const key = String(issue.path[0]);
    if (unreadable.includes(key) || unreadable.includes(PAIRS[key] ?? '')) continue;
    if (issue.code === 'unrecognized_keys')
      others.push({
        ...issue,
        keys: reportForeign(kind, issue.keys, source.value, spelling, report),
      });
    else others.push(issue);
  }
  reportIssues(TEXT_SCHEMAS[kind], others, report);
}

/** Reports fields of other systems, and returns the other unknown keys. */
function reportForeign(
  kind: TextKind,
  keys: string[],
  fields: unknown,
  spelling: Spelling,
  report: Report,
): string[] {
  return keys.filter((key) => {
    const message = findForeignField(kind, key, Object(fields)[key], spelling);
    report(message, [key]);
    return message === undefined;
  });
}
