import type { MouseEvent } from 'react';
import { canTransition, withViewTransition } from '../lib/view-transition';

declare global {
  interface Window {
    /** Gatsby's page loader, which its links use as well. */
    ___loader?: { loadPage(path: string): Promise<unknown>; hovering(path: string): void };
  }
}

let onNavigated: (() => void) | undefined;
let requestFrame: typeof window.requestAnimationFrame | undefined;

/** Call when React has rendered a new page: a running transition then shows it. */
export const finishNavigation = (): void => onNavigated?.();

/**
 * Runs a navigation while the browser renders no frames, and resolves when the new page is rendered.
 * Gatsby's router waits for an animation frame, but a browser renders none until the transition's
 * callback is done. A timer takes the place of the frame.
 */
function navigateWithoutFrames(navigate: () => void): Promise<void> {
  requestFrame ??= window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  return new Promise<void>((resolve) => {
    onNavigated = resolve;
    navigate();
  }).finally(() => {
    window.requestAnimationFrame = requestFrame!;
  });
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows the link in this tab, without a modifier key or another button. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether Gatsby's loader resolved with a page and not with an error. */
const isLoaded = (page: unknown) => Reflect.get(Object(page), 'status') !== 'error';

/**
 * Follows a link to another page in a view transition. It loads the page first, because the browser
 * freezes the old page during the transition.
 * @param event the click; it keeps its default action where no transition is possible
 * @param navigate changes the route
 */
export function followInTransition(
  event: MouseEvent<HTMLAnchorElement>,
  path: string,
  navigate: (path: string) => void,
): void {
  const isOtherPage = new URL(path, window.location.href).pathname !== window.location.pathname;
  if (event.defaultPrevented || !isPlainClick(event) || !isOtherPage) return;
  if (!canTransition() || !window.___loader) return;
  event.preventDefault();
  const go = (page: unknown) =>
    isLoaded(page)
      ? withViewTransition(() => navigateWithoutFrames(() => navigate(path)))
      : navigate(path);
  // Gatsby handles a page that fails to load: it loads the document instead.
  window.___loader.loadPage(path).then(go, () => navigate(path));
}
