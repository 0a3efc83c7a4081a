import { useCallback, useLayoutEffect, useRef } from 'react';

const TIMING = { duration: 520, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };

type Place = { left: number; top: number; isFirst: boolean };

const placesIn = (list: HTMLElement | null) =>
  ([...(list?.children ?? [])] as HTMLElement[]).map((child, at): [HTMLElement, Place] => [
    child,
    { left: child.offsetLeft, top: child.offsetTop, isFirst: at === 0 },
  ]);

/**
 * Animates dishes from their former places to the new ones when their order changes ("FLIP"), except the new first one:
 * its size differs, and CSS animates what is in it. The animations are additive, so a second change doesn't interrupt
 * the first. With reduced motion, the dishes don't move.
 * @param order a string that changes with the order
 * @returns the refs of the list and the podium, and a function to call before a change, while the layout is clean
 */
export function useReorderAnimation(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const podium = useRef<HTMLOListElement>(null);
  const former = useRef({ order, places: new Map<HTMLElement, Place>() });

  useLayoutEffect(() => {
    if (former.current.order === order) return;
    former.current.order = order;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Read all places before the first animation starts: otherwise each child would cause a layout.
    for (const [child, place] of [list, podium].flatMap(({ current }) => placesIn(current))) {
      const before = former.current.places.get(child) ?? place;
      const [x, y] = [before.left - place.left, before.top - place.top];
      if (place.isFirst || (x === 0 && y === 0)) continue;
      const from = { transform: `translate(${x}px, ${y}px)` };
      child.animate([from, { transform: 'none' }], { ...TIMING, composite: 'add' });
    }
  });

  const rememberPlaces = useCallback(() => {
    former.current.places = new Map([...placesIn(list.current), ...placesIn(podium.current)]);
  }, []);
  return { list, podium, rememberPlaces };
}
