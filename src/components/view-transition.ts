const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Makes a change, cross-fading from the old picture of the page to the new one where the browser can
 * and the visitor doesn't mind motion.
 * @param change what changes the page; the picture stands still until its promise settles
 */
export function withViewTransition(change: () => void | Promise<void>): void {
  if (!('startViewTransition' in document) || window.matchMedia(CALM).matches) {
    void change();
    return;
  }
  document.startViewTransition(change);
}
