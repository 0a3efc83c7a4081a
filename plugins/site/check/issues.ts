import { join } from 'node:path';
import { z } from 'zod';
import { pageTitle } from '../../../src/lib/page-title';
import { partsOf, schemaAt, unwrap } from '../model/schema';
import type { TextFile } from '../read/content-reader';
import { didYouMean, expectedButFound, oneOf, quote } from '../sentences';
import type { Context } from './context';
import { findLinkIssue } from './links';
import { findPictureIssue } from './picture-files';
import type { Report } from './problem';
import { checkReferences } from './rules';

const TYPES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

/** Reports a sentence for each issue that a schema has found. */
export function reportIssues(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  report: Report,
) {
  for (const issue of issues) {
    const { path } = issue;
    const part = schemaAt(schema, path) ?? schema;
    if (issue.code !== 'unrecognized_keys') report(sentenceOf(issue, part), path);
    else for (const key of issue.keys) report(unknownKey(key, part), [...path, key]);
  }
}

function unknownKey(key: string, schema: z.ZodType): string {
  const known = Object.keys((unwrap(schema) as z.ZodObject).shape);
  return `unknown key${didYouMean(key, known) || `; the keys here are ${known.join(', ')}`}`;
}

/** A sentence with what a schema expected and what was found. */
function sentenceOf(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const { input } = issue;
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String);
    const hint = typeof input === 'string' ? didYouMean(input, words) : '';
    return expectedButFound(`one of ${oneOf(words)}`, input) + hint;
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(input)) {
    const { description = '' } = schema;
    const expected = description === 'a list' ? 'at least one entry' : description;
    return `expected ${expected}, found ${input.length || 'none'}`;
  }
  const type = issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
  return expectedButFound(schema.description ?? type ?? issue.message, input);
}

/** Checks the titles, links, pictures and names in the value of a file, except parts that already have issues. */
export async function checkParts(
  schema: z.ZodType,
  { value, issues, file }: { value: unknown; issues: readonly z.core.$ZodIssue[]; file: string },
  { reader, data, ...context }: Context,
  report: Report,
  own?: TextFile,
) {
  const typed = issues.filter(({ code }) => code !== 'custom');
  const wrong = new Set(typed.map(({ path }) => path.join('.')));
  for (const { part, facts, path } of partsOf(schema, value)) {
    if (wrong.has(path.join('.'))) continue;
    if (part !== null) checkReferences(part, facts, file, data, (message) => report(message, path));
    if (typeof part !== 'string') continue;
    if (facts.isPageTitle && data.site)
      report(findTitleIssue(path[0] === 'tagline' ? null : part, data.site, own ? 1 : 30), path);
    if (facts.isSiteLink) report(findLinkIssue(part, context, own), path);
    if (facts.minimumWidth)
      report(
        await findPictureIssue(part, join(reader.root, file), facts.minimumWidth, reader.root),
        path,
      );
  }
}

/**
 * Returns a message if a title is too short or too long in the browser's tab.
 * @param title null for the home page, which has the product's tagline
 * @param least the fewest characters: a page of prose can be called "Imprint"
 */
function findTitleIssue(
  title: string | null,
  site: { name: string; tagline: string },
  least: number,
) {
  const whole = pageTitle(title, site);
  const { length } = [...whole];
  // Search results cut longer titles.
  if (length >= least && length <= 60) return undefined;
  return `expected a title of ${least} to 60 characters in the browser’s tab, found ${length}: ${quote(whole)}`;
}
