import { THEME } from '../../src/theme/constants';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The part of `site.json` that pages of prose can name. */
export type SiteFacts = {
  name: string;
  parentDomain: string;
  themeCookie: string;
  themeStorageKey: string;
  docsUrl: string;
  contactUrl: string;
};

/** What a page of prose can name in braces, so that its text follows the code: `{themeCookie}`. */
const FACTS: Record<string, (site: SiteFacts) => string | number> = {
  product: ({ name }) => name,
  parentDomain: ({ parentDomain }) => parentDomain,
  themeCookie: ({ themeCookie }) => themeCookie,
  themeStorageKey: ({ themeStorageKey }) => themeStorageKey,
  themeCookieDays: () => THEME.cookieSeconds / SECONDS_PER_DAY,
};

export const factNames: readonly string[] = Object.keys(FACTS);

/** The addresses that replace these paths in links. */
export const externalTargetsOf = ({ docsUrl, contactUrl }: SiteFacts): Record<string, string> => ({
  '/docs': docsUrl,
  '/contact': contactUrl,
});

/** The values of all facts, by name. */
export const factsOf = (site: SiteFacts): Record<string, string | number> =>
  Object.fromEntries(Object.entries(FACTS).map(([name, of]) => [name, of(site)]));
