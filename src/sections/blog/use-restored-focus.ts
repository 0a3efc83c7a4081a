import { useEffect, useRef } from 'react';

/** Outside the hook, because each page of the list mounts a new component. */
let isRequested = false;

/**
 * Moves the focus to the current item after a navigation that an item of the same group has started.
 * Screen readers then announce the item, and keyboard users keep their place.
 * @param currentItem selector of the current item in the container
 * @returns a ref for the container, and a callback to call before the navigation
 */
export function useRestoredFocus<Container extends HTMLElement>(currentItem: string) {
  const container = useRef<Container>(null);
  useEffect(() => {
    const item = isRequested ? container.current?.querySelector<HTMLElement>(currentItem) : null;
    isRequested = false;
    // The router focuses the page wrapper later in the same task.
    queueMicrotask(() => item?.focus({ preventScroll: true }));
  }, [currentItem]);
  const restoreAfterNavigation = () => {
    isRequested = true;
  };
  return { container, restoreAfterNavigation };
}
