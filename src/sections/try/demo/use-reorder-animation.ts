import { useCallback, useLayoutEffect, useRef } from 'react';

const TIMING = { duration: 520, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };

type Place = { left: number; top: number };

const placesOf = (list: HTMLElement | null) =>
  new Map(
    ([...(list?.children ?? [])] as HTMLElement[]).map((child): [HTMLElement, Place] => [
      child,
      { left: child.offsetLeft, top: child.offsetTop },
    ]),
  );

/**
 * Animates the children of a list from their former places to the new ones when their order changes ("FLIP"), except
 * the new first one: its size differs, and CSS animates what is in it.
 * The animations are additive, so a second change doesn't interrupt the first. With reduced motion, the children don't
 * move.
 * @param order a string that changes with the order
 * @returns the list's ref, and a function to call before a change, while the layout is clean
 */
export function useReorderAnimation<List extends HTMLElement>(order: string) {
  const list = useRef<List>(null);
  const former = useRef({ order, places: new Map<HTMLElement, Place>() });

  useLayoutEffect(() => {
    if (former.current.order === order) return;
    former.current.order = order;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Read all places before the first animation starts: otherwise each child would cause a layout.
    const after = placesOf(list.current);
    for (const [child, place] of [...after].slice(1)) {
      const before = former.current.places.get(child) ?? place;
      const [x, y] = [before.left - place.left, before.top - place.top];
      if (x === 0 && y === 0) continue;
      const from = { transform: `translate(${x}px, ${y}px)` };
      child.animate([from, { transform: 'none' }], { ...TIMING, composite: 'add' });
    }
  });

  const rememberPlaces = useCallback(() => {
    former.current.places = placesOf(list.current);
  }, []);
  return { list, rememberPlaces };
}
