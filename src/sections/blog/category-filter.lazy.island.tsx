import { Fragment, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { LiveRegion } from '../../components/live-region';
import { buttonVariants } from '../../components/ui/button';
import { PAGE_SIZE } from '../../lib/blog-lists';
import { withPrefix } from '../../lib/paths';
import { fetchList, type ListContent } from './fetch-list';
import { PostList, PostListPlaceholder } from './post-list';

/** A page of a list: all articles, or those of a category. */
export type List = {
  path: string;
  /** The name of the category; null for all articles. */
  category: string | null;
  /** The number of articles in the list. */
  count: number;
  /** The title of its document. */
  title: string;
  /** Added to the headline for screen readers: the category and the page number. */
  addition: string;
  announcement: string;
};

type CategoryFilterProps = {
  headline: string;
  labels: Pick<Queries.BlogListLabelsFragment, 'list' | 'card'>;
  /** The first page of every list. */
  lists: readonly List[];
  /** The page that the document was built for, and its content. */
  opened: List;
  content: ListContent;
};

/**
 * The headline, a button for all articles and one for each category, and the chosen list. Without React each button is
 * a link to its list. A category that doesn't exist, as in `/blog?category=Soup`, has no articles.
 */
export function CategoryFilter({ headline, labels, lists, opened, content }: CategoryFilterProps) {
  /** The chosen list; null for a category that doesn't exist. */
  const [chosen, setChosen] = useState<List | null>(opened);
  const [hasChanged, setHasChanged] = useState(false);
  const [loaded, setLoaded] = useState<Record<string, ListContent>>({ [opened.path]: content });
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLAnchorElement>(null);

  const shown = chosen && loaded[chosen.path];
  const isLoading = chosen !== null && !shown;
  const title = (chosen ?? opened).title;

  const show = (list: List | null) => {
    if (list?.path === chosen?.path) return;
    setChosen(list);
    setHasChanged(true);
  };

  /** Shows the list at the address, which is only compared with known paths: it may be hostile. */
  const followAddress = useEffectEvent(() => {
    const { pathname, search } = location;
    const category = new URLSearchParams(search).get('category');
    if (category !== null) {
      const list = lists.find((each) => each.category === category) ?? null;
      if (list) history.replaceState(null, '', withPrefix(list.path));
      show(list);
      return;
    }
    const list = [opened, ...lists].find(({ path }) => pathname === withPrefix(path));
    // A later page of a list is another document.
    if (!list && lists.some(({ path }) => pathname.startsWith(`${withPrefix(path)}/page/`)))
      location.reload();
    // Other addresses of this document, such as `/blog/`, show the list that it was built for.
    else show(list ?? opened);
  });

  useEffect(() => {
    // The build doesn't know the address. It may also have changed before React started.
    // oxlint-disable-next-line set-state-in-effect
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  useEffect(() => {
    document.title = title;
    // On a phone the row scrolls: the pressed button belongs in its middle.
    if (pressed.current) row.current!.scrollLeft += middle(pressed.current) - middle(row.current!);
  }, [title]);

  const path = chosen?.path;
  useEffect(() => {
    if (path === undefined || !isLoading) return;
    let isWanted = true;
    fetchList(path).then(
      (list) => setLoaded((others) => ({ ...others, [path]: list })),
      () => isWanted && location.replace(withPrefix(path)),
    );
    return () => void (isWanted = false);
  }, [path, isLoading]);

  const choose = (event: MouseEvent, list: List) => {
    // Such a click opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (list.path === path) return;
    history.pushState(null, '', withPrefix(list.path));
    show(list);
  };

  return (
    <>
      <h1 className="max-w-3xl text-5xl font-heavy sm:text-6xl lg:text-7xl">
        {headline}
        <span className="sr-only"> {chosen?.addition}</span>
      </h1>
      <div
        ref={row}
        role="group"
        aria-label={labels.list.categories}
        className="-mx-(--gutter) mt-6 -mb-2 flex gap-2 overflow-x-auto px-(--gutter) py-2 max-sm:[scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 print:hidden"
      >
        {lists.map((list) => {
          const isPressed = list.category === chosen?.category;
          return (
            <Fragment key={list.path}>
              <a
                ref={isPressed ? pressed : undefined}
                href={withPrefix(list.path)}
                role="button"
                aria-pressed={isPressed}
                className={BUTTON}
                onClick={(event) => choose(event, list)}
              >
                <bdi>{list.category ?? labels.list.all}</bdi>
              </a>{' '}
            </Fragment>
          );
        })}
      </div>
      <div aria-busy={isLoading}>
        {isLoading && <PostListPlaceholder cards={Math.min(chosen.count, PAGE_SIZE)} />}
        {chosen && shown && shown.posts.length > 0 && (
          <PostList
            content={shown}
            base={lists.find(({ category }) => category === chosen.category)!.path}
            labels={labels}
          />
        )}
        {!isLoading && !shown?.posts.length && (
          <p className="mt-10 rounded-card bg-sunken p-10 text-center text-lg">
            {labels.list.empty}
          </p>
        )}
      </div>
      <LiveRegion>{hasChanged && shown ? chosen.announcement : ''}</LiveRegion>
    </>
  );
}

const BUTTON = buttonVariants({ variant: 'outline', isOption: true, className: 'wrap-anywhere' });

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
