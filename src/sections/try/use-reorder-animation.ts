import { useLayoutEffect, useRef, type RefObject } from 'react';

const TIMING = { duration: 520, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };

/**
 * Moves the children of a list from their former places to the new ones when their order changes
 * ("FLIP"). The animations are additive, so that a second change doesn't interrupt the first. Under reduced
 * motion the children change places at once.
 * @param order any text that changes with the order
 */
export function useReorderAnimation(list: RefObject<HTMLElement | null>, order: string): void {
  const former = useRef({ order, tops: new Map<Element, number>() });
  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])] as HTMLElement[];
    const tops = new Map<Element, number>(children.map((child) => [child, child.offsetTop]));
    const before = former.current;
    former.current = { order, tops };
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (before.order === order || isMotionReduced) return;
    // All places are read before the first animation starts: otherwise each child would cause a layout.
    for (const [child, top] of tops) {
      const distance = (before.tops.get(child) ?? top) - top;
      if (distance === 0) continue;
      const frames = [{ transform: `translateY(${distance}px)` }, { transform: 'translateY(0)' }];
      child.animate(frames, { ...TIMING, composite: 'add' });
    }
  });
}
