import { useCallback, useLayoutEffect, useRef } from 'react';

/** A dish leaves its place late unless it rises or was the first, so that no place is empty for long. */
const EARLY = { duration: 450, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
const LATE = { duration: 600, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' };

type Place = Record<'left' | 'top' | 'right' | 'bottom', number> & { isFirst: boolean };

const placesIn = (list: HTMLElement | null) =>
  ([...(list?.children ?? [])] as HTMLElement[]).map((child, at): [HTMLElement, Place] => {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = child;
    return [child, { left, top, right: left + width, bottom: top + height, isFirst: at === 0 }];
  });

/**
 * Animates dishes from their former places to the new ones when their order changes ("FLIP"), except the new first one:
 * it is larger, and its shadow shrinks from its former place, which the former first one crosses. The animations are
 * additive, so a second change doesn't interrupt the first. With reduced motion, the dishes don't move.
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
      if (x === 0 && y === 0) continue;
      const far = `${before.right - place.right}px ${before.bottom - place.bottom}px`;
      const isEarly = before.isFirst || (!place.isFirst && x + y > 0);
      child.animate(
        place.isFirst
          ? { boxShadow: [`${far} var(--color-forest)`, '0 0 var(--color-forest)'] }
          : { transform: [`translate(${x}px, ${y}px)`, 'none'] },
        { ...(isEarly ? EARLY : LATE), composite: 'add' },
      );
    }
  });

  const rememberPlaces = useCallback(() => {
    former.current.places = new Map([...placesIn(list.current), ...placesIn(podium.current)]);
  }, []);
  return { list, podium, rememberPlaces };
}
