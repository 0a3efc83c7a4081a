import { savesData } from '../lib/visitor';

/**
 * Links to other pages of this site, which unlike files have no dot in their paths. Links within the page, and links
 * that React answers as buttons, are left out.
 */
const PAGE_LINK = '[href^="/"]:not([href*="."], [aria-current="page"], [role="button"])';

/** Speculation rules (HTML): browsers prerender a page when its link is hovered or pressed. */
export const speculationRules = {
  prerender: [{ where: { selector_matches: PAGE_LINK }, eagerness: 'moderate' }],
};

/**
 * Prefetches the page of a link that is hovered, focused or touched, in browsers without speculation rules. Visitors
 * who save data get neither.
 */
export function startPrefetch(): void {
  if (savesData() || matchMedia('(prefers-reduced-data: reduce)').matches) {
    document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
  if (HTMLScriptElement.supports?.('speculationrules')) return;

  const fetched = new Set<string>();
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        // The target can be the document, which has no `closest`.
        const href = (target as Element).closest?.<HTMLAnchorElement>(`a${PAGE_LINK}`)?.href;
        if (!href || fetched.has(href)) return;
        fetched.add(href);
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
        );
      },
      { passive: true },
    );
  }
}
