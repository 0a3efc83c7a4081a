import type { z } from 'zod';
import { kindOf } from '../model/kinds/kind';
import { fieldsIn, schemaAt, type Path } from '../model/schema';
import { numberMeant } from '../read/number-meant';
import { didYouMean, expectedButFound } from '../sentences';
import type { Report } from './problem';
import { findRenamedKeys, type RenamedKey } from './renamed-keys';

type Issue = z.core.$ZodIssue;

/** A sentence about a part of a value. */
type Sentence = { message: string; path: Path };

/** Reports a sentence for each issue that a schema has found. */
export function reportIssues(schema: z.ZodType, issues: readonly Issue[], report: Report) {
  const renamed = findRenamedKeys(issues);
  const alreadyReported = new Set(renamed.map(({ missing }) => missing));
  for (const issue of issues) {
    if (alreadyReported.has(issue)) continue;
    for (const { message, path } of sentencesFor(issue, schema, renamed)) report(message, path);
  }
}

function sentencesFor(
  issue: Issue,
  schema: z.ZodType,
  renamed: readonly RenamedKey[],
): readonly Sentence[] {
  if (issue.code === 'unrecognized_keys') return aboutUnknownKeys(issue, schema, renamed);
  const aboutEntries = issue.code === 'invalid_union' ? aboutWrongEntries(issue) : [];
  return aboutEntries.length > 0 ? aboutEntries : [aboutValue(issue, schema)];
}

function aboutUnknownKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
  renamed: readonly RenamedKey[],
): Sentence[] {
  const part = schemaAt(schema, issue.path) ?? schema;
  const known = Object.keys(fieldsIn(part));
  return issue.keys.map((key) => {
    const own = renamed.find((each) => each.unknown === issue && each.key === key);
    const hint = didYouMean(key, known) || `; the keys here are ${known.join(', ')}`;
    return { message: own?.message ?? `unknown key${hint}`, path: [...issue.path, key] };
  });
}

/** Where one text or a list is expected and a list was found, its entries are wrong. */
const aboutWrongEntries = ({ errors, path }: z.core.$ZodIssueInvalidUnion): Sentence[] =>
  errors
    .flat()
    .filter((entry) => entry.path.length > 0)
    .map((entry) => ({
      message: expectedButFound('text', entry.input),
      path: [...path, ...entry.path],
    }));

function aboutValue(issue: Issue, schema: z.ZodType): Sentence {
  const { input, path } = issue;
  const part = schemaAt(schema, path) ?? schema;
  return { message: describeValue(issue, part) + remedyFor(input, schema, path), path };
}

/** What a schema expected, and what was found. */
function describeValue(issue: Issue, schema: z.ZodType): string {
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

/** The end of a sentence about an empty list: what to delete if there is to be none. */
function remedyForEmpty(schema: z.ZodType, path: Path): string {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1];
    // An entry of a list isn't optional, and what is around the list is more than what was emptied.
    if (typeof key !== 'string') return '';
    const parent = schemaAt(schema, path.slice(0, length - 1));
    const isOptional = parent && fieldsIn(parent)[key]?.safeParse(undefined).success;
    if (isOptional && length === path.length) return '; delete the key for none';
    if (isOptional) return `; delete ${JSON.stringify(key)} for none`;
  }
  return '';
}

/** The end of a sentence about a value of another type: how to write what it probably means. */
function remedyFor(input: unknown, schema: z.ZodType, path: Path): string {
  if (Array.isArray(input) && input.length === 0) return remedyForEmpty(schema, path);
  const parent = schemaAt(schema, path.slice(0, -1));
  const field = parent && fieldsIn(parent)[String(path.at(-1))];
  if (!field) return '';
  const accepts = (value: unknown) => field.safeParse(value).success;
  const isNone = input === null || input === false || input === '' || input === 'null';
  if (isNone && accepts(null)) return '; write null for none, without quotes';
  if (isNone && accepts(undefined)) return '; delete the key for none';
  if (typeof input !== 'string' || accepts(input)) return '';
  if (accepts([input])) return `; write ${JSON.stringify([input])}`;
  const answer = ANSWERS[input.toLowerCase()];
  if (answer !== undefined && accepts(answer)) return `; write ${answer} without quotes`;
  const meant = /^(?:true|false)$/i.test(input) ? input.toLowerCase() : numberMeant(input);
  if (meant === undefined || !accepts(JSON.parse(meant))) return '';
  return `; write ${meant} without quotes`;
}

/** Words that YAML 1.1 read as true and false, and YAML 1.2 doesn't. */
const ANSWERS: Record<string, boolean> = { yes: true, on: true, no: false, off: false };
