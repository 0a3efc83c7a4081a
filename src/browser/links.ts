/**
 * Links to other pages of this site, which unlike files have no dot in their paths. Links within the page, and links
 * that React answers as buttons, are left out.
 */
const PAGE_LINK = '[href^="/"]:not([href*="."], [aria-current="page"], [role="button"])';

/**
 * Speculation rules (HTML): browsers prerender a page when its link is hovered or pressed, unless the visitor saves
 * data or energy.
 */
export const speculationRules = {
  prerender: [{ where: { selector_matches: PAGE_LINK }, eagerness: 'moderate' }],
};
