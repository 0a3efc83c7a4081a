import { pageTitle } from '../../../src/lib/page-title';
import { quote } from '../schema/error-messages';
import type { Issue } from '../schema/metadata';
import { propertyOf } from '../schema/rules';
import { TITLE_LENGTH } from '../schema/search-results';
import { valueIn, type DataSources } from './data-sources';
import type { Part } from './validate';

/** The names that titles contain. */
export type TitleSite = { name: string; tagline: string };

/** The names in `site.json`; undefined if they aren't texts, which its own check reports. */
export function titleSiteIn({ site }: Pick<DataSources, 'site'>): TitleSite | undefined {
  const value = valueIn(site);
  const [name, tagline] = ['name', 'tagline'].map((key) => propertyOf(value, key));
  return typeof name === 'string' && typeof tagline === 'string' ? { name, tagline } : undefined;
}

/** Checks the lengths of page titles in a data file, with all that `<title>` adds to them. */
export const findTitleIssues = (parts: readonly Part[], site: TitleSite): Issue[] =>
  parts.flatMap(({ metadata, value, path }) => {
    if (!metadata.isPageTitle || typeof value !== 'string') return [];
    const isTagline = path.join('.') === 'tagline';
    const message = findTitleIssue(isTagline ? null : value, site);
    return message === undefined ? [] : [{ path, message }];
  });

/**
 * Returns a message if a title is too short or too long in `<title>`.
 * @param title null for a page without its own title, which has the product's tagline
 */
export function findTitleIssue(title: string | null, site: TitleSite): string | undefined {
  const whole = pageTitle(title, site);
  const { least, most } = TITLE_LENGTH;
  const { length } = [...whole];
  if (length >= least && length <= most) return undefined;
  return `expected a title of ${least} to ${most} characters in the browser’s tab, found ${length}: ${quote(whole)}`;
}
