import { useEffect, useEffectEvent, useState } from 'react';
import { stateAddress, withPrefix } from '../../lib/paths';
import { fetchList, type ListContent } from './fetch-list';

/** A page of a list: all articles, or those of a category. */
export type List = {
  path: string;
  /** The name of the category; null for all articles. */
  category: string | null;
  /** The title of its document. */
  title: string;
  /** Added to the headline for screen readers: the category and the page number. */
  addition: string;
  announcement: string;
};

/** The query's key for the name of a category. */
const CATEGORY = 'category';

/** The address of a list, with the visitor's query. Its path contains the category. */
function addressOf(path: string, hash?: string): string {
  const query = new URLSearchParams(location.search);
  query.delete(CATEGORY);
  return stateAddress(path, hash, query.size > 0 ? `?${query}` : '');
}

/**
 * The list that the visitor has chosen, which has an address and a place in the browser's history.
 * @param lists the first page of every list
 * @param opened the page that the document was built for
 * @param openedContent the articles on that page
 */
export function useLists(
  lists: readonly List[],
  opened: List,
  openedContent: ListContent,
): {
  /** Null for a category that doesn't exist. */
  chosen: List | null;
  /** The articles of the chosen list; undefined while they are loading. */
  content: ListContent | undefined;
  isLoading: boolean;
  /** Whether another list was chosen before. */
  hasChanged: boolean;
  choose(list: List): void;
} {
  const [chosenPath, setChosenPath] = useState<string | null>(opened.path);
  const [hasChanged, setHasChanged] = useState(false);
  const [loaded, setLoaded] = useState<Record<string, ListContent>>({});
  const [posts, setPosts] = useState(openedContent.posts);
  // In `gatsby develop`, an open page gets new articles, and other lists may have changed with them.
  if (posts !== openedContent.posts) {
    setPosts(openedContent.posts);
    setLoaded({});
  }
  const chosen = [opened, ...lists].find((list) => list.path === chosenPath) ?? null;
  const path = chosen?.path;
  const content = path === undefined ? undefined : contentOf(path);
  const isLoading = path !== undefined && !content;
  const title = (chosen ?? opened).title;

  function contentOf(listPath: string): ListContent | undefined {
    return listPath === opened.path ? openedContent : loaded[listPath];
  }

  const show = (list: List | null) => {
    if (list?.path === path) return;
    setChosenPath(list?.path ?? null);
    setHasChanged(true);
  };

  /** Shows the list at the address, which can be hostile and is only compared with known paths. */
  const followAddress = useEffectEvent(() => {
    const { pathname, search } = location;
    const category = new URLSearchParams(search).get(CATEGORY);
    if (category !== null) {
      const list = lists.find((each) => each.category === category) ?? null;
      if (list) history.replaceState(null, '', addressOf(list.path, location.hash));
      show(list);
      return;
    }
    const list = [opened, ...lists].find((each) => pathname === withPrefix(each.path));
    // A later page of a list is another document.
    if (!list && lists.some((each) => pathname.startsWith(`${withPrefix(each.path)}/page/`)))
      location.reload();
    // Other addresses of this document, such as `/blog/`, show the list that it was built for.
    else show(list ?? opened);
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

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (path === undefined || !isLoading) return;
    let isWanted = true;
    fetchList(path).then(
      (list) => setLoaded((others) => ({ ...others, [path]: list })),
      () => isWanted && location.replace(addressOf(path)),
    );
    return () => void (isWanted = false);
  }, [path, isLoading]);

  const choose = (list: List) => {
    if (list.path === path) return;
    history.pushState(null, '', addressOf(list.path));
    show(list);
  };
  return { chosen, content, isLoading, hasChanged, choose };
}
