import { useEffect, useMemo, useReducer, useRef } from 'react';
import { PATHS, stateAddress } from '../../../lib/paths';
import { dayToFragment } from '../../../lib/ranking/day-address';
import type { Day, RankingData } from '../../../lib/ranking/ranking-data';
import { createDayReducer, openDay } from './day-reducer';

/** Milliseconds between two updates of the address. WebKit allows 100 updates in 30 seconds. */
const UPDATE_INTERVAL = 310;

/**
 * The demo’s day and its ranking. The URL fragment contains the day unless it’s `start`; it is read on load and on
 * `hashchange`, and written after each change.
 */
export function useDay(data: RankingData, start: Day) {
  const reduce = useMemo(() => createDayReducer(data, start), [data, start]);
  const [state, dispatch] = useReducer(reduce, start, (day) => openDay(data, day));

  useEffect(() => {
    const open = () => dispatch({ type: 'opened', hash: window.location.hash });
    if (window.location.hash) open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

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

  return [state, dispatch] as const;
}
