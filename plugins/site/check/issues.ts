import { z } from 'zod';
import { kindOf, type Place } from '../model/kinds/kind';
import { fieldsIn, partsOf, schemaAt, type Path } from '../model/schema';
import type { TextFile } from '../read/content-reader';
import { didYouMean, expectedButFound, quote } from '../sentences';
import type { Context } from './context';
import { findLinkIssue } from './links';
import type { Report } from './problem';

/** Reports a sentence for each issue that a schema has found. */
export function reportIssues(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  report: Report,
) {
  const renamed = findRenamedKeys(issues);
  const found = new Set(renamed.map(({ missing }) => missing));
  for (const issue of issues) {
    const { path } = issue;
    const part = schemaAt(schema, path) ?? schema;
    const ofList = entryIssues(issue);
    if (found.has(issue)) continue;
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) {
        const own = renamed.find((each) => each.unknown === issue && each.key === key);
        report(own?.message ?? unknownKey(key, part), [...path, key]);
      }
    else if (ofList.length === 0)
      report(sentenceOf(issue, part) + remedyFor(issue.input, schema, path), path);
    // Where one text or a list is expected and a list was found, its entries are wrong.
    else
      for (const entry of ofList)
        report(expectedButFound('text', entry.input), [...path, ...entry.path]);
  }
}

type Issue = z.core.$ZodIssue;

/** An unknown key that was meant as a missing one, and the sentence about both. */
type RenamedKey = { key: string; unknown: Issue; missing: Issue; message: string };

/** Finds misspelled or renamed keys, so that the check doesn't report them as missing as well. */
function findRenamedKeys(issues: readonly Issue[]): RenamedKey[] {
  return issues.flatMap((unknown) => {
    if (unknown.code !== 'unrecognized_keys') return [];
    const parent = unknown.path.join('.');
    const missing = issues.filter(
      ({ code, input, path }) =>
        code !== 'unrecognized_keys' &&
        input === undefined &&
        path.length === unknown.path.length + 1 &&
        path.slice(0, -1).join('.') === parent,
    );
    return unknown.keys.flatMap((key) => {
      const nameOf = (issue: Issue) => String(issue.path.at(-1));
      const alike = missing.find((issue) => didYouMean(key, [nameOf(issue)]) !== '');
      if (alike) {
        const message = `unknown key${didYouMean(key, [nameOf(alike)])}`;
        return { key, unknown, missing: alike, message };
      }
      const [only, ...others] = missing;
      if (!only || others.length > 0 || unknown.keys.length > 1) return [];
      const name = nameOf(only);
      const message = `unknown key, and ${quote(name)} is missing; rename this one, or delete it and add that`;
      return { key, unknown, missing: only, message };
    });
  });
}

/** The end of a sentence about a value of another type: how to write what it probably means. */
function remedyFor(input: unknown, schema: z.ZodType, path: Path): string {
  const parent = schemaAt(schema, path.slice(0, -1));
  const field = parent && fieldsIn(parent)[String(path.at(-1))];
  if (!field) return '';
  const accepts = (value: unknown) => field.safeParse(value).success;
  const isNone = input === null || input === false || input === '' || input === 'null';
  if (isNone && accepts(null)) return '; write null for none, without quotes';
  if (isNone && accepts(undefined)) return '; delete the key for none';
  if (typeof input !== 'string') return '';
  const [number = ''] = /^-?\d+(?:[.,]\d{1,2})?$/.exec(input.replace(/[\s\p{Sc}]/gu, '')) ?? [];
  const meant = /^(?:true|false)$/i.test(input) ? input.toLowerCase() : number.replace(',', '.');
  if (meant === '' || accepts(input) || !accepts(JSON.parse(meant))) return '';
  return `; write ${meant} without quotes`;
}

/** The issues of a list's entries, where a schema also takes something other than a list. */
const entryIssues = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_union' ? issue.errors.flat().filter(({ path }) => path.length > 0) : [];

function unknownKey(key: string, schema: z.ZodType): string {
  const known = Object.keys(fieldsIn(schema));
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
