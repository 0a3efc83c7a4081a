import { useEffect } from 'react';
import { interpolate } from '../../lib/interpolate';

/** The id of Gatsby's live region, which announces a new page in English. */
const ANNOUNCER_ID = 'gatsby-announcer';

/**
 * Replaces Gatsby's announcement of a new page by the site's own. A mutation observer runs in a microtask,
 * before screen readers notice the original text.
 * @param template the announcement, such as `Navigated to {page}`
 */
export function useAnnouncement(template: string): void {
  useEffect(() => {
    const announcer = document.getElementById(ANNOUNCER_ID);
    if (!announcer) return undefined;
    const replaceText = () => {
      const page = document.querySelector('h1')?.textContent || document.title;
      const text = interpolate(template, { page });
      if (announcer.textContent && announcer.textContent !== text) announcer.textContent = text;
    };
    const observer = new MutationObserver(replaceText);
    observer.observe(announcer, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [template]);
}
