import type { z } from 'zod';
import { articleFields, pageFields } from '../../model/front-matter';
import type { TextFile } from '../../read/content-reader';
import type { TextKind } from '../../read/frontmatter';
import { findForeignField } from './foreign-fields';
import { reportIssues } from '../issues';
import type { Report } from '../problem';

export const TEXT_SCHEMAS: Record<TextKind, z.ZodType> = {
  article: articleFields(),
  page: pageFields,
};

/** A picture and its description, which are checked together. */
const PAIRS: Record<string, string> = { image: 'imageAlt', imageAlt: 'image' };

/** Reports the problems of the fields above a text, except those caused by a field that can't be read. */
export function reportFields({ kind, source, issues }: TextFile, report: Report) {
  for (const { message, line } of source.mistakes ?? []) report(message, line);
  const unreadable = source.unreadable ?? [];
  const others: z.core.$ZodIssue[] = [];
  for (const issue of issues) {
    const key = String(issue.path[0]);
    if (unreadable.includes(key) || unreadable.includes(PAIRS[key] ?? '')) continue;
    if (issue.code === 'unrecognized_keys')
      others.push({ ...issue, keys: reportForeign(kind, issue.keys, report) });
    else others.push(issue);
  }
  reportIssues(TEXT_SCHEMAS[kind], others, report);
}

/** Reports fields of other systems, and returns the other unknown keys. */
const reportForeign = (kind: TextKind, keys: readonly string[], report: Report): string[] =>
  keys.filter((key) => {
    const message = findForeignField(kind, key);
    report(message, [key]);
    return message === undefined;
  });
