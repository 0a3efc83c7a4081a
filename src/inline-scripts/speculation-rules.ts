/** Pages of this site, which have no dot in their address, as files have. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };

/**
 * Documents that the browser may fetch before a visitor asks for them (HTML, "Speculation rules"): the
 * next page when a link is hovered, and ready to show while its press lasts. Browsers leave both out
 * where the visitor saves data or power.
 */
export const speculationRules = {
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
};
