import { Fragment, useEffect, useRef, type MouseEvent } from 'react';
import { Rss } from '../../components/icons';
import { LiveRegion } from '../../components/live-region';
import { buttonVariants } from '../../components/ui/button';
import { withPrefix } from '../../lib/paths';
import type { ListContent } from './fetch-list';
import type { List } from './list';
import { PostList } from './post-list';
import { useListAddress } from './use-list-address';
import { useListContent } from './use-list-content';

type CategoryFilterProps = {
  headline: string;
  /** Whether the blog has a feed: a preview with drafts has none. */
  hasFeed: boolean;
  labels: Pick<Queries.BlogListLabelsFragment, 'list' | 'card'>;
  /** The first page of every list. */
  lists: readonly List[];
  /** The page that the document was built for, and its content. */
  openedList: List;
  openedContent: ListContent;
};

/**
 * The headline, a button for all articles and one for each category, the feed, and below them the chosen list. Without
 * React each button is a link to its list. A category that doesn't exist, as in `/blog?category=Soup`, has no articles.
 */
export function CategoryFilter(props: CategoryFilterProps) {
  const { headline, hasFeed, labels, lists, openedList, openedContent } = props;
  const { chosenList, hasChanged, choose } = useListAddress(lists, openedList);
  const { content, isLoading } = useListContent(chosenList, openedList, openedContent);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // On a phone the row scrolls: center the pressed button.
    if (pressed.current && row.current)
      row.current.scrollLeft += middle(pressed.current) - middle(row.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it decides which button is pressed
  }, [chosenList]);

  const press = (event: MouseEvent, list: List) => {
    // A click with a modifier key opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(list);
  };
  const hasPosts = content && content.posts.length > 0;
  return (
    <>
      <div className="blog-head">
        <h1 className="text-[clamp(2.25rem,11.4vw,3rem)] font-heavy sm:text-6xl 2xl:text-7xl">
          {headline}
          <span className="sr-only"> {chosenList?.addition}</span>
        </h1>
        <div className="blog-ways">
          <div
            ref={row}
            role="group"
            aria-label={labels.list.categories}
            className="category-filter"
          >
            {lists.map((list) => {
              const isPressed = list.category === chosenList?.category;
              return (
                <Fragment key={list.path}>
                  <a
                    ref={isPressed ? pressed : undefined}
                    href={withPrefix(list.path)}
                    role="button"
                    aria-pressed={isPressed}
                    className={BUTTON}
                    onClick={(event) => press(event, list)}
                    // Chromium doesn't scroll to a button that is partly in view.
                    onFocus={({ currentTarget }) =>
                      currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })
                    }
                  >
                    <bdi>{list.category ?? labels.list.all}</bdi>
                  </a>{' '}
                </Fragment>
              );
            })}
          </div>
          {hasFeed && (
            <a href={withPrefix('/rss.xml')} className={FEED}>
              <Rss aria-hidden className="size-4" />
              {labels.list.feed}
            </a>
          )}
        </div>
      </div>
      <div aria-busy={isLoading} className={LOADING}>
        {hasPosts && chosenList && (
          <PostList
            content={content}
            base={
              (lists.find(({ category }) => category === chosenList.category) ?? chosenList).path
            }
            labels={labels}
          />
        )}
      </div>
      <div aria-live="polite">
        {!isLoading && !hasPosts && (
          <p className="mt-10 rounded-card bg-sunken p-10 text-center text-lg">
            {labels.list.empty}
          </p>
        )}
      </div>
      <LiveRegion>{hasChanged && content && chosenList ? chosenList.announcement : ''}</LiveRegion>
    </>
  );
}

/** A pulsing panel, unless the list arrives quickly. */
const LOADING =
  'aria-busy:mt-10 aria-busy:min-h-svh aria-busy:animate-pulse aria-busy:rounded-panel aria-busy:bg-sunken aria-busy:transition-colors aria-busy:delay-200';

/** Low, with an area of 44 pixels to tap. */
const BUTTON = buttonVariants({
  variant: 'outline',
  size: 'sm',
  isOption: true,
  className: 'relative wrap-anywhere after:absolute after:inset-x-0 after:-inset-y-1.5',
});

const FEED =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm text-muted underline-offset-4 hover:underline';

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
