import { useEffect } from 'react';
import { interpolate } from '../lib/interpolate';

/** The live region in which Gatsby tells a screen reader of a new page, in English words of its own. */
const ANNOUNCER = 'gatsby-announcer';

/**
 * Says in the content's words that another page has come. Gatsby's words are replaced in the task in
 * which they appear, before any screen reader is told of them.
 * @param template such as `Navigated to {page}`
 */
export function useAnnouncement(template: string): void {
  useEffect(() => {
    const announcer = document.getElementById(ANNOUNCER);
    if (!announcer) return undefined;
    const sayAgain = () => {
      const page = document.querySelector('h1')?.textContent || document.title;
      const words = interpolate(template, { page });
      if (announcer.textContent && announcer.textContent !== words) announcer.textContent = words;
    };
    const observer = new MutationObserver(sayAgain);
    observer.observe(announcer, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [template]);
}
