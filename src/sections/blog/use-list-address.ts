import { useEffect, useEffectEvent, useState } from 'react';
import { withPrefix } from '../../lib/paths';
import { addressOf, CATEGORY, type List } from './list';

type ListAddress = {
  /** Null for a category that doesn't exist. */
  chosenList: List | null;
  /** Whether another list was chosen before. */
  hasChanged: boolean;
  choose(list: List): void;
};

/**
 * The list that the visitor has chosen, which has an address and a place in the browser's history.
 * @param lists the first page of every list
 * @param openedList the page that the document was built for
 */
export function useListAddress(lists: readonly List[], openedList: List): ListAddress {
  const [chosenPath, setChosenPath] = useState<string | null>(openedList.path);
  const [hasChanged, setHasChanged] = useState(false);
  const known = [openedList, ...lists];
  const chosenList = known.find(({ path }) => path === chosenPath) ?? null;
  const { title } = chosenList ?? openedList;

  useEffect(() => {
    document.title = title;
  }, [title]);

  const show = (list: List | null) => {
    if (list?.path === chosenList?.path) return;
    setChosenPath(list?.path ?? null);
    setHasChanged(true);
  };

  const choose = (list: List) => {
    if (list.path === chosenList?.path) return;
    history.pushState(null, '', addressOf(list.path));
    show(list);
  };

  /** Shows the list at the address, which can be hostile and is only compared with known paths. */
  const followAddress = useEffectEvent(() => {
    const { pathname, search, hash } = location;
    const category = new URLSearchParams(search).get(CATEGORY);
    if (category !== null) {
      const named = lists.find((list) => list.category === category) ?? null;
      if (named) history.replaceState(null, '', addressOf(named.path, hash));
      show(named);
      return;
    }
    const listHere = known.find(({ path }) => pathname === withPrefix(path));
    const isLaterPage = lists.some(({ path }) => pathname.startsWith(`${withPrefix(path)}/page/`));
    // A later page of a list is another document.
    if (!listHere && isLaterPage) location.reload();
    // Other addresses of this document, such as `/blog/`, show the list that it was built for.
    else show(listHere ?? openedList);
  });

  // Also at the start: the query can name a category, and a visitor can go Back before React starts.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows its address
    followAddress();
    const goBack = (event: PopStateEvent) => {
      // In `gatsby develop`, the router would look for a page that it hasn't loaded, and show its 404 page.
      event.stopImmediatePropagation();
      followAddress();
    };
    addEventListener('popstate', goBack, true);
    return () => removeEventListener('popstate', goBack, true);
  }, []);

  return { chosenList, hasChanged, choose };
}
