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

  const setDay = (day: Day) => {
    setState({ day, isInvalid: false, isChanged: true });
    if (isInAddress) replaceFragment(day === start ? '' : dayToFragment(day));
  };
  return { ...state, setDay };
}

/** Gatsby's router keeps its position in the state of the history. */
function replaceFragment(fragment: string) {
  const { history, location } = window;
  try {
    history.replaceState(history.state, '', location.pathname + location.search + fragment);
  } catch {
    // WebKit allows 100 changes in 30 seconds. The next change writes the whole day again.
  }
}
