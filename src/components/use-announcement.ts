import { useEffect } from 'react';
import { fill } from '../content/fill';

/** The live region in which Gatsby tells a screen reader of a new page, in English words of its own. */
const ANNOUNCER = 'gatsby-announcer';

/**
 * Says in the content's words that another page has come, by its title: Gatsby takes the headline,
 * which is the same on every page of a list and so would not be said again. Gatsby's words are replaced
 * in the task in which they appear, before any screen reader is told of them.
 * @param template such as `Navigated to {page}`
 */
export function useAnnouncement(template: string): void {
  useEffect(() => {
    const announcer = document.getElementById(ANNOUNCER);
    if (!announcer) return undefined;
    const sayAgain = () => {
      const words = fill(template, { page: document.title });
      if (announcer.textContent && announcer.textContent !== words) announcer.textContent = words;
    };
    const observer = new MutationObserver(sayAgain);
    observer.observe(announcer, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [template]);
}
