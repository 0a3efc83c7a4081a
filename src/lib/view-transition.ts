const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the browser has view transitions and the visitor accepts motion. */
export const canTransition = () =>
  'startViewTransition' in document && !window.matchMedia(REDUCED_MOTION).matches;

/**
 * Updates the page in a view transition, or at once where transitions are not available.
 * @param update changes the document; the browser shows the old state until its promise is settled
 */
export function withViewTransition(update: () => void | Promise<void>): void {
  if (!canTransition()) {
    void update();
    return;
  }
  const { ready, finished } = document.startViewTransition(update);
  // They reject when the browser skips the animation. The update runs nevertheless.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
}
