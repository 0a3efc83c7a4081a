import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../src/lib/interpolate';
import type { Data } from '../model/data-files';
import { THEME_COOKIE_SECONDS } from '../../../src/theme/constants';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The part of `site.json` that pages of prose can name. */
export type NamedFacts = Pick<
  Data['site'],
  | 'name'
  | 'parentDomain'
  | 'themeCookie'
  | 'themeStorageKey'
  | 'contactEmail'
  | 'creatorsEmail'
  | 'professionalsEmail'
>;

/** What a page of prose can name in braces, so that its text follows the code: `{themeCookie}`. */
const FACTS: Record<string, (site: NamedFacts) => string | number> = {
  product: ({ name }) => name,
  parentDomain: ({ parentDomain }) => parentDomain,
  themeCookie: ({ themeCookie }) => themeCookie,
  themeStorageKey: ({ themeStorageKey }) => themeStorageKey,
  contactEmail: ({ contactEmail }) => contactEmail,
  creatorsEmail: ({ creatorsEmail }) => creatorsEmail,
  professionalsEmail: ({ professionalsEmail }) => professionalsEmail,
  themeCookieDays: () => THEME_COOKIE_SECONDS / SECONDS_PER_DAY,
};

export const factNames: readonly string[] = Object.keys(FACTS);

/** Replaces names in braces with facts, as text, never as markup. */
export const insertFacts = (site: NamedFacts) => (tree: Root) => {
  const facts = Object.fromEntries(Object.entries(FACTS).map(([name, of]) => [name, of(site)]));
  visit(tree, (node) => {
    if (node.type === 'text') node.value = interpolate(node.value, facts);
    // In a link such as `mailto:{contactEmail}`, the parser has escaped the braces.
    if (node.type === 'element' && String(node.properties.href).startsWith('mailto:%7B')) {
      const href = String(node.properties.href).replace('%7B', '{').replace('%7D', '}');
      node.properties.href = interpolate(href, facts);
    }
  });
};
