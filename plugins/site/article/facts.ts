import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { Data } from '../model/data-files';
import { THEME_COOKIE_SECONDS } from '../../../src/theme/constants';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The keys of `site.json` that pages of prose can name in braces. */
const KEYS = [
  'parentDomain',
  'themeCookie',
  'themeStorageKey',
  'contactEmail',
  'creatorsEmail',
  'professionalsEmail',
] as const;
export type NamedFacts = Pick<
  Data['site'],
  'name' | 'analytics' | 'tellMeWhen' | (typeof KEYS)[number]
>;

/** The host of the script's reports, which only a site that counts visits has. */
export const ANALYTICS_HOST = 'analyticsHost';

/** The host of the form that asks for an email, which only a site with that form has. */
export const FORM_HOST = 'formHost';

/** The names that pages of prose can mention: all of them while `site.json` has issues, which are reported there. */
export const factNamesOf = (site?: Partial<NamedFacts>): readonly string[] => [
  'product',
  ...KEYS,
  'themeCookieDays',
  ...(!site || site.analytics ? [ANALYTICS_HOST] : []),
  ...(!site || site.tellMeWhen ? [FORM_HOST] : []),
];

/** Replaces names in braces with facts, as text, never as markup. */
export const insertFacts = (site: NamedFacts) => (tree: Root) => {
  const themeCookieDays = THEME_COOKIE_SECONDS / SECONDS_PER_DAY;
  const { analytics, tellMeWhen, ...others } = site;
  const facts = {
    ...others,
    product: site.name,
    themeCookieDays,
    ...(analytics && { [ANALYTICS_HOST]: new URL(analytics.endpoint).host }),
    ...(tellMeWhen && { [FORM_HOST]: new URL(tellMeWhen.action).host }),
  };
  visit(tree, (node) => {
    if (node.type === 'text') node.value = interpolate(node.value, facts);
    // In a link such as `mailto:{contactEmail}`, the parser has escaped the braces.
    if (node.type === 'element' && String(node.properties.href).startsWith('mailto:%7B')) {
      const href = String(node.properties.href).replace('%7B', '{').replace('%7D', '}');
      node.properties.href = interpolate(href, facts);
    }
  });
};
