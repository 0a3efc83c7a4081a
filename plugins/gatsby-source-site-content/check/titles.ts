import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { pageTitle } from '../../../src/lib/page-title';
import { quote } from '../schema/error-messages';
import { metadataOf, type Issue } from '../schema/metadata';
import { propertyOf } from '../schema/rules';
import { TITLE_LENGTH } from '../schema/search-results';
import { parseJson } from './parse-source';
import { walk } from './validate';

/** The names that titles contain. */
export type TitleSite = { name: string; tagline: string };

/** Reads the names from `site.json`; undefined if they aren't texts, which its own check reports. */
export async function readTitleSite(root: string): Promise<TitleSite | undefined> {
  const file = join(root, 'content/data/site.json');
  const source = parseJson(await readFile(file, 'utf8').catch(() => '{}'));
  const value = 'value' in source ? source.value : {};
  const [name, tagline] = ['name', 'tagline'].map((key) => propertyOf(value, key));
  return typeof name === 'string' && typeof tagline === 'string' ? { name, tagline } : undefined;
}

/** Measures the titles of pages in a data file as they stand in `<title>`. */
export const findTitleIssues = (schema: z.ZodType, file: unknown, site: TitleSite): Issue[] =>
  [...walk(schema, file)].flatMap(({ schema: part, value, path }) => {
    if (!metadataOf(part).isPageTitle || typeof value !== 'string') return [];
    const isTagline = path.join('.') === 'tagline';
    const message = findTitleIssue(isTagline ? null : value, site);
    return message === undefined ? [] : [{ path, message }];
  });

/** What is wrong with the length of a title; a page without its own has the product's tagline. */
export function findTitleIssue(title: string | null, site: TitleSite): string | undefined {
  const whole = pageTitle(title, site);
  const { least, most } = TITLE_LENGTH;
  const { length } = [...whole];
  if (length >= least && length <= most) return undefined;
  return `expected a title of ${least} to ${most} characters in the browser’s tab, found ${length}: ${quote(whole)}`;
}
