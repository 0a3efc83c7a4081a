import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in the window; undefined until it is known. CSS pauses animations outside the window, so that
 * they continue where they stopped; in a hidden tab it does so by itself (browser/hidden-tab.ts).
 */
export function useInSight(element: RefObject<Element | null>): boolean | undefined {
  const [isInSight, setIsInSight] = useState<boolean>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
