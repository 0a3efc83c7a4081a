import { join } from 'node:path';
import { z } from 'zod';
import { pageTitle } from '../../../src/lib/page-title';
import { factsAbout, unwrap } from '../schema/fields';
import { quote } from '../schema/sentences';
import type { Context, Text } from './context';
import { findLinkIssue } from './links';
import { findPictureIssue } from './pictures';
import type { Path, Report } from './problem';

/** Checks the fields of a file: their types, titles, links and pictures. */
export async function checkFields(
  schema: z.ZodType,
  value: unknown,
  context: Context & { file: string; own?: Text },
  report: Report,
) {
  const { root, file, site, own } = context;
  for (const { message, path } of schema.safeParse(value).error?.issues ?? [])
    report(message, path);
  for (const { part, text, path } of textsIn(schema, value)) {
    // A text of a wrong form has one issue, not a second one about its target.
    if (!part.safeParse(text).success) continue;
    const { isPageTitle, isSiteLink, minimumWidth } = factsAbout(part);
    if (isPageTitle && site)
      report(findTitleIssue(path[0] === 'tagline' ? null : text, site), path);
    if (isSiteLink) report(findLinkIssue(text, context, own), path);
    if (minimumWidth) report(await findPictureIssue(text, join(root, file), minimumWidth), path);
  }
}

type Part = { part: z.ZodType; text: string; path: Path };

/** The texts in a value that a schema describes. */
function* textsIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<Part> {
  if (typeof value === 'string') yield { part: schema, text: value, path };
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* textsIn(inner.element as z.ZodType, item, [...path, index]);
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(inner.shape))
      yield* textsIn(field as z.ZodType, Reflect.get(value, key), [...path, key]);
  }
}

/**
 * Returns a message if a title is too short or too long in the browser's tab.
 * @param title null for the home page, which has the product's tagline
 */
function findTitleIssue(title: string | null, site: { name: string; tagline: string }) {
  const whole = pageTitle(title, site);
  const { length } = [...whole];
  // Search results cut longer titles.
  if (length >= 30 && length <= 60) return undefined;
  return `expected a title of 30 to 60 characters in the browser’s tab, found ${length}: ${quote(whole)}`;
}
