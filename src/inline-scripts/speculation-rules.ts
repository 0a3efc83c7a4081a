/** Pages of this site. Unlike files, their paths contain no dot. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * Speculation rules (HTML): browsers prefetch a page when its link is hovered and prerender it when the
 * link is pressed, unless the visitor saves data or power.
 */
export const speculationRules = {
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
};
