import { useCallback, useLayoutEffect, useRef } from 'react';

/** The share of the way to the new first dish at which the former one starts. */
const BEHIND = 0.4;
/** The farthest that a dish moves, in px, so that no place stays empty until one comes from far below. */
const FARTHEST = 160;
const clamp = (way: number) => Math.max(-FARTHEST, Math.min(way, FARTHEST));

type Place = { left: number; top: number; right: number; bottom: number; isFirst: boolean };

const placesIn = (list: HTMLElement | null) =>
  Array.from(
    list?.querySelectorAll<HTMLElement>(':scope > *') ?? [],
    (child, at): [HTMLElement, Place] => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = child;
      return [child, { left, top, right: left + width, bottom: top + height, isFirst: at === 0 }];
    },
  );

/**
 * Animates dishes from their former places to the new ones when their order changes ("FLIP"), except the new first one:
 * it is larger, and the former first one leaves from behind it. All move at once on one curve, so that a dish leaves its
 * place as another comes. The animations are additive, so a second change doesn't interrupt the first. With reduced
 * motion, the dishes don't move.
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
    for (const places of [list, podium].map(({ current }) => placesIn(current))) {
      const [, first] = places[0] ?? [];
      for (const [child, place] of places) {
        const before = former.current.places.get(child) ?? place;
        // The former first dish starts partly behind the new one, so its place is never empty.
        const [x, y] =
          before.isFirst && first
            ? [(first.right - place.right) * BEHIND, (first.bottom - place.bottom) * BEHIND]
            : [before.left - place.left, clamp(before.top - place.top)];
        if (place.isFirst || (x === 0 && y === 0)) continue;
        child.animate(
          { transform: [`translate(${x}px, ${y}px)`, 'none'] },
          { duration: 400, easing: 'cubic-bezier(0.22, 1, 0.36, 1)', composite: 'add' },
        );
      }
    }
  });

  const rememberPlaces = useCallback(() => {
    former.current.places = new Map([...placesIn(list.current), ...placesIn(podium.current)]);
  }, []);
  return { list, podium, rememberPlaces };
}
