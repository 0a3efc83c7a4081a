/** The attribute of links that change the route in the page, so that their document is not fetched. */
export const IN_PAGE_MARK = 'data-in-page';

/**
 * Links to other pages of this site. Unlike files, pages have no dot in their paths. A link within the
 * page or to the page itself fetches nothing.
 */
const LINKS = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: `[${IN_PAGE_MARK}], [href^="#"], [aria-current="page"]` } },
  ],
};

/**
 * Speculation rules (HTML): browsers fetch and render a page when its link is hovered or pressed. The
 * first script removes them for visitors who save data (docs/decisions/0029-after-the-first-view.md).
 */
export const speculationRules = { prerender: [{ where: LINKS, eagerness: 'moderate' }] };

/**
 * Whether the browser knows speculation rules. Links then load documents; elsewhere they change the route
 * in the page. The text of this function is part of the inline script: it must not use anything outside its body.
 */
export function canPrerender(): boolean {
  // The server has no HTMLScriptElement; jsdom's lacks `supports`.
  const supports = typeof HTMLScriptElement === 'undefined' ? null : HTMLScriptElement.supports;
  return Boolean(supports && supports('speculationrules'));
}
