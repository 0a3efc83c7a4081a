import { useCallback, useEffect, useState } from 'react';
import { nutrientsOf, portionsFor, rankForDay } from '../../../lib/ranking/day';
import { dayFromFragment, dayToFragment } from '../../../lib/ranking/day-address';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';

/** What the visitor changed: a food's portions, the person or the set, or the whole plate. */
export type Change = Food | 'who' | 'started' | 'cleared';

/** A day with its nutrients and its ranking. */
function rankDay(data: RankingData, day: Day) {
  const nutrients = nutrientsOf(data, day);
  return { day, nutrients, ranked: rankForDay(nutrients, portionsFor(data, day.set, data.dishes)) };
}

type RankedDay = ReturnType<typeof rankDay>;

type DayState = RankedDay & {
  /** The visitor's last change and the ranking before it; null until there is one. */
  last: { change: Change; before: RankedDay['ranked'] } | null;
  /** Whether the address names a day that can't be read. */
  isInvalid: boolean;
};

/**
 * Milliseconds from the last change to the update of the address. An immediate update would delay the frame of
 * the change, and WebKit allows 100 updates in 30 seconds.
 */
const ADDRESS_DELAY = 300;

/**
 * The day of the demo, and its ranking. The day is also in the URL's fragment, which is read on load and on
 * `hashchange`, and written after a change and over a fragment of another kind. `start` has no fragment.
 */
export function useDay(data: RankingData, start: Day) {
  const [state, setState] = useState((): DayState => ({
    ...rankDay(data, start),
    last: null,
    isInvalid: false,
  }));

  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      const found = hash ? dayFromFragment(hash, data) : start;
      // A fragment of another kind, such as that of the skip link, names no day.
      if (!found) return;
      const isInvalid = found === 'invalid';
      setState({ ...rankDay(data, isInvalid ? start : found), last: null, isInvalid });
    };
    if (window.location.hash) read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [data, start]);

  const { day, last } = state;
  const fragment = day === start ? '' : dayToFragment(day);
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => replaceFragment(fragment), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [fragment, last]);

  useEffect(() => {
    // The skip link has put its own fragment in the place of the day.
    const restore = () => {
      const { hash } = window.location;
      if (hash && !dayFromFragment(hash, data)) replaceFragment(fragment);
    };
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, [data, fragment]);

  const changeDay = useCallback(
    (next: (day: Day) => Day, change: Change) =>
      setState((now) => ({
        ...rankDay(data, next(now.day)),
        last: { change, before: now.ranked },
        isInvalid: false,
      })),
    [data],
  );
  return { ...state, changeDay };
}

/** Keeps `history.state`, which belongs to Gatsby's router in `gatsby develop`. */
function replaceFragment(fragment: string) {
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}
