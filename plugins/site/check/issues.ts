import { z } from 'zod';
import { kindOf, type Place } from '../model/kinds/kind';
import { UNKNOWN_NAME } from '../model/kinds/text';
import { partsOf, schemaAt, unwrap } from '../model/schema';
import type { TextFile } from '../read/content-reader';
import { didYouMean, expectedButFound } from '../sentences';
import type { Context } from './context';
import { findLinkIssue } from './links';
import type { Report } from './problem';

/** Whether an issue says that a text mentions an unknown name. */
export const isAboutName = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.about === UNKNOWN_NAME;

/** Reports a sentence for each issue that a schema has found. */
export function reportIssues(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  report: Report,
) {
  for (const issue of issues) {
    const { path } = issue;
    const part = schemaAt(schema, path) ?? schema;
    const ofList = entryIssues(issue);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) report(unknownKey(key, part), [...path, key]);
    else if (ofList.length === 0) report(sentenceOf(issue, part), path);
    // Where one text or a list is expected and a list was found, its entries are wrong.
    else
      for (const entry of ofList)
        report(expectedButFound('text', entry.input), [...path, ...entry.path]);
  }
}

/** The issues of a list's entries, where a schema also takes something other than a list. */
const entryIssues = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_union' ? issue.errors.flat().filter(({ path }) => path.length > 0) : [];

function unknownKey(key: string, schema: z.ZodType): string {
  const known = Object.keys((unwrap(schema) as z.ZodObject).shape);
  return `unknown key${didYouMean(key, known) || `; the keys here are ${known.join(', ')}`}`;
}

/** A sentence with what a schema expected and what was found. */
function sentenceOf(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const { input } = issue;
  if (issue.code === 'custom') return issue.message;
  const { expected } = kindOf(schema);
  if ((issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(input)) {
    const entries = expected === 'a list' ? 'at least one entry' : expected;
    return `expected ${entries}, found ${input.length || 'none'}`;
  }
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const hint = typeof input === 'string' ? didYouMean(input, words) : '';
  return expectedButFound(expected, input) + hint;
}

/** Checks the parts of a value against the rest of the content, except parts that already have issues. */
export async function checkParts(
  schema: z.ZodType,
  { value, issues, file }: { value: unknown; issues: readonly z.core.$ZodIssue[]; file: string },
  context: Context,
  report: Report,
  own?: TextFile,
) {
  const { data, reader } = context;
  const place: Place = {
    file,
    root: reader.root,
    data,
    site: data.site,
    findLinkIssue: (url) => findLinkIssue(url, context, own),
  };
  const typed = issues.filter(({ code }) => code !== 'custom');
  const wrong = new Set(typed.map(({ path }) => path.join('.')));
  for (const { part, schema: field, path } of partsOf(schema, value)) {
    if (part === null || wrong.has(path.join('.'))) continue;
    const found = (await kindOf(field).check?.(part, place)) ?? [];
    for (const message of found) report(message, path);
  }
}
