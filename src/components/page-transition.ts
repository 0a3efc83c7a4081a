import type { MouseEvent } from 'react';
import { canTransition, withViewTransition } from '../lib/view-transition';

declare global {
  interface Window {
    /** Gatsby's own loader of pages; its links use it, too. */
    ___loader?: { loadPage(path: string): Promise<unknown>; hovering(path: string): void };
  }
}

let pageStands: (() => void) | undefined;
let frame: typeof window.requestAnimationFrame | undefined;

/** Tells that a page has been drawn (Gatsby's `onRouteUpdate`), so that the transition may go on. */
export const onRouteUpdate = () => pageStands?.();

/**
 * Gatsby's router waits for a frame before it draws a page, and a browser draws no frame before a
 * transition's change is made. Until then a frame is as good as the next task.
 */
function withoutFrames(change: () => void): Promise<void> {
  frame ??= window.requestAnimationFrame;
  window.requestAnimationFrame = (callBack) => window.setTimeout(() => callBack(performance.now()));
  return new Promise<void>((resolve) => {
    pageStands = resolve;
    change();
  }).finally(() => {
    window.requestAnimationFrame = frame!;
  });
}

/** Whether a click is a plain one: anything else, such as "in a new tab", is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether Gatsby's loader has brought a page. */
const isThere = (page: unknown) => Reflect.get(Object(page), 'status') !== 'error';

/**
 * Follows a link to another page in a transition. The page's resources are fetched before the picture
 * of the old page stands still.
 * @param navigate how to get to a path
 */
export function followInTransition(
  event: MouseEvent<HTMLAnchorElement>,
  path: string,
  navigate: (path: string) => void,
): void {
  const isElsewhere = new URL(path, window.location.href).pathname !== window.location.pathname;
  if (event.defaultPrevented || !isPlain(event) || !isElsewhere) return;
  if (!canTransition() || !window.___loader) return;
  event.preventDefault();
  const go = (page: unknown) =>
    isThere(page) ? withViewTransition(() => withoutFrames(() => navigate(path))) : navigate(path);
  // A page that can't be fetched is for Gatsby to deal with, which loads the document instead.
  window.___loader.loadPage(path).then(go, () => navigate(path));
}
