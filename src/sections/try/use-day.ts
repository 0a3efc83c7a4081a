import { useEffect, useState } from 'react';
import { dayFromFragment, dayToFragment } from '../../lib/ranking/day-address';
import type { Day, RankingData } from '../../lib/ranking/ranking-data';

type DayState = {
  day: Day;
  /** Whether the address names a day that can't be read. */
  isInvalid: boolean;
  /** Whether the visitor has changed the day on this page. */
  isChanged: boolean;
};

/**
 * Milliseconds from the last change to the update of the address. An immediate update would delay the frame of
 * the change, and WebKit allows 100 updates in 30 seconds.
 */
const ADDRESS_DELAY = 300;

/**
 * The day of the demo. With `isInAddress`, it is also in the URL's fragment, which is read on load and on
 * `hashchange`, and written after a change of the day. `start` has no fragment.
 */
export function useDay(data: RankingData, start: Day, isInAddress: boolean) {
  const [state, setState] = useState<DayState>({ day: start, isInvalid: false, isChanged: false });

  useEffect(() => {
    if (!isInAddress) return undefined;
    const read = () => {
      const found = dayFromFragment(window.location.hash, data);
      setState({
        day: typeof found === 'object' && found ? found : start,
        isInvalid: found === 'invalid',
        isChanged: false,
      });
    };
    if (window.location.hash) read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [data, start, isInAddress]);

  const { day, isChanged } = state;
  useEffect(() => {
    if (!isInAddress || !isChanged) return undefined;
    const timer = setTimeout(
      () => replaceFragment(day === start ? '' : dayToFragment(day)),
      ADDRESS_DELAY,
    );
    return () => clearTimeout(timer);
  }, [day, start, isInAddress, isChanged]);

  const setDay = (next: Day) => setState({ day: next, isInvalid: false, isChanged: true });
  return { ...state, setDay };
}

/** Keeps `history.state`, which belongs to Gatsby's router. */
function replaceFragment(fragment: string) {
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}
