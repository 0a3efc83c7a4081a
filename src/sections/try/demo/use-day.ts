import { useCallback, useEffect, useRef, useState } from 'react';
import { PATHS, stateAddress } from '../../../lib/paths';
import { nutrientsOf, portionsFor, rankForDay } from '../../../lib/ranking/day';
import { dayFromFragment, dayToFragment } from '../../../lib/ranking/day-address';
import type { Day, Food, RankingData } from '../../../lib/ranking/ranking-data';

/** What the visitor changed: a food’s portions, the person or the set, or the whole plate. */
export type Change = { food: Food; by: 1 | -1 } | 'who' | 'startedOver' | 'cleared';

/** A day with its nutrients and its ranking. */
function rankDay(data: RankingData, day: Day) {
  const nutrients = nutrientsOf(data, day);
  return { day, nutrients, ranked: rankForDay(nutrients, portionsFor(data, day.set, data.dishes)) };
}

type RankedDay = ReturnType<typeof rankDay>;

/** The visitor's last change and the ranking before it. */
export type LastChange = { change: Change; before: RankedDay['ranked'] };

type DayState = RankedDay & {
  /** Null until there is one. */
  last: LastChange | null;
  /** Whether the address contains a day that can't be read. */
  isInvalid: boolean;
  /** Whether the address contains this day. */
  isInAddress: boolean;
};

/** Milliseconds between two updates of the address. WebKit allows 100 updates in 30 seconds. */
const UPDATE_INTERVAL = 310;

/**
 * The demo’s day and its ranking. The URL fragment contains the day unless it’s `start`; it is read on load and on
 * `hashchange`, and written after each change.
 */
export function useDay(data: RankingData, start: Day) {
  const [state, setState] = useState((): DayState => ({
    ...rankDay(data, start),
    last: null,
    isInvalid: false,
    isInAddress: true,
  }));

  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      const found = hash ? dayFromFragment(hash, data) : start;
      // Another fragment, such as the skip link’s, has replaced the day in the address.
      if (!found) return setState((now) => ({ ...now, isInAddress: false }));
      const isInvalid = found === 'invalid';
      const day = isInvalid ? start : found;
      setState({ ...rankDay(data, day), last: null, isInvalid, isInAddress: true });
    };
    if (window.location.hash) read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [data, start]);

  const updated = useRef(-UPDATE_INTERVAL);
  useEffect(() => {
    const { day, isInAddress } = state;
    if (isInAddress) return undefined;
    const timer = setTimeout(
      () => {
        const address = stateAddress(PATHS.try, day === start ? '' : dayToFragment(day));
        // Gatsby’s router owns the state in `gatsby develop`.
        window.history.replaceState(window.history.state, '', address);
        updated.current = performance.now();
      },
      updated.current + UPDATE_INTERVAL - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [state, start]);

  const changeDay = useCallback(
    (next: (day: Day) => Day, change: Change) =>
      setState((now) => ({
        ...rankDay(data, next(now.day)),
        last: { change, before: now.ranked },
        isInvalid: false,
        isInAddress: false,
      })),
    [data],
  );
  return { ...state, changeDay };
}
