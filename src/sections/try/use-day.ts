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
 * Milliseconds after the last change. The address would delay the frame of the change, and WebKit allows
 * 100 addresses in 30 seconds.
 */
const ADDRESS_DELAY = 300;

/**
 * The day of the demo. With `isInAddress`, the URL's fragment keeps it: it is read on arrival and when
 * the visitor changes it, and written with every change. The first day has no fragment.
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

/** Gatsby's router keeps its position in the state of the history. */
function replaceFragment(fragment: string) {
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}
