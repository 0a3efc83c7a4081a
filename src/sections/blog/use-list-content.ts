import { useEffect, useState } from 'react';
import { fetchList, type ListContent } from './fetch-list';
import { addressOf, type List } from './list';

/** The content of a list, and the opened articles while it was fetched. */
type FetchedList = { content: ListContent; openedPosts: ListContent['posts'] };

/**
 * The articles of the chosen list, which are fetched once.
 * @param chosenList null for a category that doesn't exist, which has no articles
 * @param openedList the page that the document was built for
 * @param openedContent the articles on that page
 * @returns the content, or undefined while it is being fetched
 */
export function useListContent(
  chosenList: List | null,
  openedList: List,
  openedContent: ListContent,
): { content: ListContent | undefined; isLoading: boolean } {
  const [fetched, setFetched] = useState<Record<string, FetchedList>>({});
  const openedPosts = openedContent.posts;
  const path = chosenList?.path;

  const contentOf = (listPath: string): ListContent | undefined => {
    if (listPath === openedList.path) return openedContent;
    const list = fetched[listPath];
    // In `gatsby develop`, an open page gets new articles, and other lists may have changed with them.
    return list?.openedPosts === openedPosts ? list.content : undefined;
  };
  const content = path === undefined ? undefined : contentOf(path);
  const isLoading = path !== undefined && !content;

  useEffect(() => {
    if (path === undefined || !isLoading) return;
    let isWanted = true;
    fetchList(path).then(
      (list) => setFetched((others) => ({ ...others, [path]: { content: list, openedPosts } })),
      () => isWanted && location.replace(addressOf(path)),
    );
    return () => void (isWanted = false);
  }, [path, isLoading, openedPosts]);

  return { content, isLoading };
}
