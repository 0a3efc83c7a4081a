import { join } from 'node:path';
import { z } from 'zod';
import { pageTitle } from '../../../src/lib/page-title';
import { factsAbout, unwrap, type FieldFacts } from '../schema/fields';
import type { Issue, Path } from '../schema/rules';
import { quote } from '../schema/sentences';
import { findLinkIssue, type Targets } from './links';
import { findPictureIssue } from './pictures';

/** The names that titles contain. */
export type TitleSite = { name: string; tagline: string };

/** What the fields of a file are checked against. */
export type Surroundings = { root: string; file: string; targets: Targets; site?: TitleSite };

/** All issues of the fields of a file: their types, titles, links and pictures. */
export async function findFieldIssues(
  schema: z.ZodType,
  value: unknown,
  { root, file, targets, site }: Surroundings,
): Promise<Issue[]> {
  const issues: Issue[] = (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => ({ path, message }),
  );
  for (const { facts, schema: part, value: text, path } of textsIn(schema, value)) {
    const isChecked = facts.isPageTitle || facts.isSiteLink || facts.minimumWidth;
    // A text of a wrong form has one issue, not a second one about its target.
    if (!isChecked || !part.safeParse(text).success) continue;
    const messages = [
      facts.isPageTitle && site && findTitleIssue(path[0] === 'tagline' ? null : text, site),
      facts.isSiteLink && findLinkIssue(text, targets),
      facts.minimumWidth && (await findPictureIssue(text, join(root, file), facts.minimumWidth)),
    ];
    issues.push(...messages.flatMap((message) => (message ? [{ path, message }] : [])));
  }
  return issues;
}

type Part = { schema: z.ZodType; facts: FieldFacts; value: string; path: Path };

/** The texts in a value that a schema describes. */
function* textsIn(schema: z.ZodType, value: unknown, path: Path = []): Generator<Part> {
  if (typeof value === 'string') yield { schema, facts: factsAbout(schema), value, path };
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* textsIn(inner.element as z.ZodType, item, [...path, index]);
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(inner.shape))
      yield* textsIn(part as z.ZodType, Reflect.get(value, key), [...path, key]);
  }
}

/**
 * Returns a message if a title is too short or too long in the browser's tab.
 * @param title null for the home page, which has the product's tagline
 */
function findTitleIssue(title: string | null, site: TitleSite): string | undefined {
  const whole = pageTitle(title, site);
  const { length } = [...whole];
  // Search results cut longer titles.
  if (length >= 30 && length <= 60) return undefined;
  return `expected a title of 30 to 60 characters in the browser’s tab, found ${length}: ${quote(whole)}`;
}
