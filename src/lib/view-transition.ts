const CALM = '(prefers-reduced-motion: reduce)';

/** Whether the browser can cross-fade, and the visitor doesn't mind motion. */
export const canTransition = () =>
  'startViewTransition' in document && !window.matchMedia(CALM).matches;

/**
 * Makes a change, cross-fading from the old picture of the page to the new one where that can be.
 * @param change what changes the page; the picture stands still until its promise settles
 */
export function withViewTransition(change: () => void | Promise<void>): void {
  if (!canTransition()) {
    void change();
    return;
  }
  const { ready, finished } = document.startViewTransition(change);
  // Another transition or a hidden tab skips this one: the change is made, only the fading isn't.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
}
