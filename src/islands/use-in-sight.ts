import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Whether a visitor sees an element: not while it is out of the window or in a hidden tab. The styles of what moves pause
 * it there, so that it goes on where it was. Before React has started nobody knows.
 */
export function useInSight(element: RefObject<Element | null>): boolean | undefined {
  const [isInWindow, setIsInWindow] = useState<boolean>();
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
