import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

const TIMING = { duration: 520, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };

/** More than the height of a child, in pixels. */
const MARGIN = 200;

const topsOf = (list: HTMLElement) =>
  new Map(([...list.children] as HTMLElement[]).map((child) => [child, child.offsetTop]));

/**
 * Moves the children of a list from their former places to the new ones when their order changes ("FLIP").
 * The animations are additive, so that a second change doesn't interrupt the first. Under reduced motion, and
 * out of sight, the children change places at once.
 * @param order any text that changes with the order
 * @returns a function that remembers the places; call it before a change, while the layout is clean
 */
export function useReorderAnimation(list: RefObject<HTMLElement | null>, order: string) {
  const former = useRef<ReturnType<typeof topsOf>>(null);

  useLayoutEffect(() => {
    const before = former.current;
    if (!before || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // All places are read before the first animation starts: otherwise each child would cause a layout.
    const after = topsOf(list.current!);
    const origin = list.current!.getBoundingClientRect().top - list.current!.offsetTop;
    const isInSight = (top: number) => origin + top > -MARGIN && origin + top < window.innerHeight;
    for (const [child, top] of after) {
      const from = before.get(child) ?? top;
      const distance = from - top;
      if (distance === 0 || !(isInSight(from) || isInSight(top))) continue;
      const frames = [{ transform: `translateY(${distance}px)` }, { transform: 'translateY(0)' }];
      child.animate(frames, { ...TIMING, composite: 'add' });
    }
  }, [list, order]);

  return useCallback(() => {
    former.current = topsOf(list.current!);
  }, [list]);
}
