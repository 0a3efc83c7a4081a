export type NavigationProgress = {
  /** Call when a navigation within the page has ended. */
  stop(): void;
};

declare global {
  interface Window {
    /** Undefined when the inline script did not run. */
    navigationProgress?: NavigationProgress;
  }
}

/** Milliseconds from a click on a link: until the progress is shown, and until its document is loaded instead. */
export const NAVIGATION_TIMES = { show: 300, loadDocument: 8000 } as const;

/** The attribute of the status element, with its text for a navigation that takes long. */
export const NAVIGATION_STATUS_MARK = 'data-navigation-status';

/**
 * Shows that a navigation takes long: the root gets `data-navigating`, for which CSS shows a progress bar
 * (base.css), and screen readers announce it from a status element. A route change that takes even longer
 * becomes a document load, which the browser can stop, retry and explain.
 * The text of this function is part of the inline script: it must not use anything outside its body.
 * @param show the time after which the progress is shown, in ms
 * @param loadDocument the time after which the document is loaded, in ms
 */
export function showNavigationProgress(show: number, loadDocument: number): NavigationProgress {
  const { dataset } = document.documentElement;
  const timers: number[] = [];

  const say = (isNavigating: boolean) => {
    const status = document.querySelector<HTMLElement>('[data-navigation-status]');
    if (status) status.textContent = isNavigating ? status.dataset.navigationStatus! : '';
  };

  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    if (dataset.navigating === undefined) return;
    delete dataset.navigating;
    say(false);
  };

  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || event.altKey || link.target || !link.protocol.startsWith('http'))
      return;
    const [page] = link.href.split('#');
    if (page === location.href.split('#')[0]) return;
    stop();
    timers.push(
      window.setTimeout(() => {
        dataset.navigating = '';
        say(true);
      }, show),
    );
    // React's handlers run before this one. They have prevented the load if they change the route.
    if (event.defaultPrevented)
      timers.push(window.setTimeout(() => location.assign(link.href), loadDocument));
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stop();
  });
  // A page restored from the back/forward cache must not show the progress of a past navigation.
  addEventListener('pagehide', stop);
  return { stop };
}
