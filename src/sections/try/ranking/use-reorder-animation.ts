import { useCallback, useLayoutEffect, useRef } from 'react';
import { startOffset, type Place } from './start-offset';

/** A dish of a list, and where it is. */
type PlacedDish = { element: HTMLElement; place: Place };

const dishesIn = (list: HTMLElement | null): PlacedDish[] =>
  ([...(list?.children ?? [])] as HTMLElement[]).map((element, index) => ({
    element,
    place: placeOf(element, index === 0),
  }));

const placeOf = (element: HTMLElement, isFirst: boolean): Place => ({
  left: element.offsetLeft,
  top: element.offsetTop,
  right: element.offsetLeft + element.offsetWidth,
  bottom: element.offsetTop + element.offsetHeight,
  isFirst,
});

/**
 * Animates a list's dishes from their old places to the new ones when their order changes ("FLIP"), except the new first
 * one: it is larger, and the old first one leaves from behind it. All move at once on one curve, so that a dish leaves its
 * place as another comes. The animations are additive, so a second change doesn't interrupt the first. With reduced
 * motion, the dishes don't move.
 * @param order a string that changes with the order
 * @returns the ref of the list, and a function to call before a change, while the layout is clean
 */
export function useReorderAnimation(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const oldPlaces = useRef(new Map<HTMLElement, Place>());

  useLayoutEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // At the start there are no old places.
    if (isStill || oldPlaces.current.size === 0) return;
    // Read all places before the first animation starts: otherwise each dish would cause a layout.
    moveFrom(oldPlaces.current, dishesIn(list.current));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it decides where the dishes are
  }, [order]);

  const rememberPlaces = useCallback(() => {
    const dishes = dishesIn(list.current);
    oldPlaces.current = new Map(dishes.map(({ element, place }) => [element, place]));
  }, []);
  return { list, rememberPlaces };
}

function moveFrom(oldPlaces: ReadonlyMap<HTMLElement, Place>, dishes: readonly PlacedDish[]) {
  const [winner, ...others] = dishes;
  for (const { element, place } of others) {
    const oldPlace = oldPlaces.get(element);
    if (!oldPlace) continue;
    const { x, y } = startOffset(oldPlace, place, winner!.place);
    if (x === 0 && y === 0) continue;
    element.animate(
      { transform: [`translate(${x}px, ${y}px)`, 'none'] },
      { duration: 400, easing: 'cubic-bezier(0.22, 1, 0.36, 1)', composite: 'add' },
    );
  }
}
