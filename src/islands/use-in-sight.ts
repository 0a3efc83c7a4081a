import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Whether a visitor sees an element: not while it is out of the window, in a hidden tab, or before React has started.
 * The styles of what moves pause it there, so that it goes on where it was.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsInWindow(entries.at(-1)!.isIntersecting),
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  );
  return isInWindow && !isHidden;
}
