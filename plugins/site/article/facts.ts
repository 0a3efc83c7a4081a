import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { Data } from '../model/data-files';
import { THEME_COOKIE_SECONDS } from '../../../src/theme/constants';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The keys of `site.json` that pages of prose can name in braces. */
const KEYS = [
  ...(['parentDomain', 'themeCookie', 'themeStorageKey'] as const),
  ...(['contactEmail', 'creatorsEmail', 'professionalsEmail'] as const),
];
export type NamedFacts = Pick<Data['site'], 'name' | (typeof KEYS)[number]>;

export const factNames: readonly string[] = ['product', ...KEYS, 'themeCookieDays'];

/** Replaces names in braces with facts, as text, never as markup. */
export const insertFacts = (site: NamedFacts) => (tree: Root) => {
  const themeCookieDays = THEME_COOKIE_SECONDS / SECONDS_PER_DAY;
  const facts = { ...site, product: site.name, themeCookieDays };
  visit(tree, (node) => {
    if (node.type === 'text') node.value = interpolate(node.value, facts);
    // In a link such as `mailto:{contactEmail}`, the parser has escaped the braces.
    if (node.type === 'element' && String(node.properties.href).startsWith('mailto:%7B')) {
      const href = String(node.properties.href).replace('%7B', '{').replace('%7D', '}');
      node.properties.href = interpolate(href, facts);
    }
  });
};
