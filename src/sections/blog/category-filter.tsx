import type { KeyboardEvent } from 'react';
import { Link } from '../../components/link';
import { listPath } from '../../lib/posts/list-paths';
import { useRestoredFocus } from './use-restored-focus';

type Category = { readonly name: string; readonly slug: string };

type CategoryFilterProps = {
  categories: readonly Category[];
  /** The name of the selected category, null for all posts, undefined for an unknown category. */
  selected: string | null | undefined;
  labels: Pick<Queries.BlogListLabelsFragment['list'], 'all' | 'categories'>;
};

const BUTTON =
  'inline-flex min-h-11 max-w-full items-center rounded-full border px-5 py-1 font-semibold wrap-anywhere';
const UNPRESSED = 'border-control hover:border-ink';
const PRESSED = 'border-ink bg-ink text-page forced-colors:bg-[Highlight]';

/**
 * A button for all articles and one for each category. Each button is a link to a list page, so it works
 * without JavaScript.
 */
export function CategoryFilter({ categories, selected, labels }: CategoryFilterProps) {
  const { container, restoreAfterNavigation } =
    useRestoredFocus<HTMLDivElement>('[aria-pressed="true"]');
  return (
    <div
      ref={container}
      role="group"
      aria-label={labels.categories}
      className="mt-8 flex flex-wrap gap-2 print:hidden"
    >
      {[null, ...categories].map((category) => {
        const isSelected = selected === (category?.name ?? null);
        return (
          <Link
            key={category?.slug ?? ''}
            to={listPath(category)}
            inPage
            role="button"
            aria-pressed={isSelected}
            onClick={restoreAfterNavigation}
            onKeyDown={pressWithSpace}
            className={`${BUTTON} ${isSelected ? PRESSED : UNPRESSED}`}
          >
            <bdi>{category?.name ?? labels.all}</bdi>
          </Link>
        );
      })}
    </div>
  );
}

/** The space bar presses a button, but browsers don't let it follow a link. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
