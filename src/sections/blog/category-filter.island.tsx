import {
  Fragment,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { pressWithSpace } from '../../islands/press-with-space';
import { Static } from '../../islands/static';
import { listPath } from '../../lib/blog-lists';
import { withPrefix } from '../../lib/paths';
import { fetchList, LIST, type FetchedList } from './fetch-list';
import { PRESSED } from './pressed';

const BUTTON =
  'inline-flex min-h-11 max-w-full shrink-0 items-center rounded-full border px-5 py-1 font-semibold wrap-anywhere';
const UNPRESSED = 'border-control hover:border-ink';

/** All articles, or those of a category, and what is announced when it is shown. */
export type List = { name: string | null; slug: string; announcement: string };

type CategoryFilterProps = {
  title: string;
  /** What the headline adds for screen readers: the category, and the page of the list. */
  addition: string;
  labels: Pick<Queries.BlogListLabelsFragment['list'], 'all' | 'categories' | 'empty'>;
  /** All articles, and each category. */
  lists: readonly List[];
  /** The name of the listed category; null for all articles. */
  selected: string | null;
  /** The articles and the links to other pages; null if there are none. */
  list: ReactNode;
};

const pathOf = ({ name, slug }: List): string =>
  withPrefix(listPath(name === null ? null : { slug }));

/** The list to which an address belongs: `/blog/category/soup/page/2`. */
const listAt = (lists: readonly List[], path: string): List =>
  lists.findLast(
    ({ ...list }) => path === pathOf(list) || path.startsWith(`${pathOf(list)}/page/`),
  ) ?? lists[0]!;

/**
 * The headline, a button for all articles and one for each category, on a phone in a row that scrolls, and the list.
 * Each button is a link to the first page of its list. React fetches that page and shows its list in place; without
 * React the link leads there. A category that doesn't exist, as in `/blog?category=Soup`, has no articles.
 */
export function CategoryFilter(props: CategoryFilterProps) {
  const { title, addition, labels, lists, selected, list } = props;
  const wanted = useSyncExternalStore(neverChanges, categoryInAddress, () => null);
  // Until the visitor chooses, the list of the address.
  const [choice, setChoice] = useState<List>();
  const [fetched, setFetched] = useState<FetchedList>();
  const [announced, setAnnounced] = useState('');
  const path = useRef('');

  const chosen = choice ? choice.name : (wanted ?? selected);
  const isKnown = lists.some(({ name }) => name === chosen);
  const isEmpty = !isKnown || (fetched ? fetched.nodes.length === 0 : list === null);

  /** Fetches and shows a list, which is the page at an address. */
  const show = useCallback(async (shown: List, address: string) => {
    path.current = address;
    try {
      const found = await fetchList(address);
      if (path.current !== address) return;
      document.title = found.title;
      setChoice(shown);
      setFetched(found);
      setAnnounced(shown.announcement);
    } catch {
      location.assign(address);
    }
  }, []);

  useEffect(() => {
    path.current = location.pathname;
    const known = lists.find(({ name }) => name !== null && name === wanted);
    if (!known) return;
    const replaceAddress = () => history.replaceState(history.state, '', pathOf(known));
    // It sets the state when the list has come.
    // oxlint-disable-next-line set-state-in-effect
    show(known, pathOf(known)).then(replaceAddress);
  }, [lists, show, wanted]);

  useEffect(() => {
    const goBack = () => {
      if (location.pathname === path.current) return;
      const shown = listAt(lists, location.pathname);
      setChoice(shown);
      show(shown, location.pathname);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [lists, show]);

  const choose = (event: MouseEvent, clicked: List) => {
    // A click that opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(history.state, '', pathOf(clicked));
    setChoice(clicked);
    show(clicked, pathOf(clicked));
  };

  return (
    <>
      <h1 className="max-w-3xl text-5xl font-heavy sm:text-6xl lg:text-7xl">
        {title}
        <span className="sr-only"> {fetched?.addition ?? addition}</span>
      </h1>
      <div
        role="group"
        aria-label={labels.categories}
        className="-mx-(--gutter) mt-6 -mb-2 flex gap-2 overflow-x-auto px-(--gutter) py-2 max-sm:[scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 print:hidden"
      >
        {lists.map((each) => (
          <Fragment key={each.slug}>
            <a
              ref={chosen === each.name ? scrollRow : undefined}
              href={pathOf(each)}
              role="button"
              aria-pressed={chosen === each.name}
              className={`${BUTTON} ${chosen === each.name ? PRESSED : UNPRESSED}`}
              onClick={(event) => choose(event, each)}
              onKeyDown={pressWithSpace}
            >
              <bdi>{each.name ?? labels.all}</bdi>
            </a>{' '}
          </Fragment>
        ))}
      </div>
      <Static name={LIST} hidden={isEmpty || fetched !== undefined}>
        {list}
      </Static>
      {fetched && !isEmpty && <div ref={(place) => place?.replaceChildren(...fetched.nodes)} />}
      <div role="status">
        <p className="sr-only">{announced}</p>
        {isEmpty && (
          <p className="mt-10 rounded-card bg-sunken p-10 text-center text-lg">{labels.empty}</p>
        )}
      </div>
    </>
  );
}

const neverChanges = () => () => {};

const categoryInAddress = () => new URLSearchParams(location.search).get('category');

/** Scrolls the row of a phone to the chosen button. The end of the one before it stays visible. */
function scrollRow(button: HTMLElement | null): void {
  const row = button?.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - row.offsetLeft - 60;
}
