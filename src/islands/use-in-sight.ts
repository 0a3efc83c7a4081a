import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Whether an element is in the window of a visible tab. CSS pauses moving elements elsewhere, so that they continue where
 * they stopped. Undefined until it is known.
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
