import { Link } from '../../components/link';
import { listPath } from '../../lib/blog-lists';

type Category = { readonly name: string; readonly slug: string };

type CategoryFilterProps = {
  categories: readonly Category[];
  /** The name of the selected category; null for all posts. */
  selected: string | null;
  labels: Pick<Queries.BlogListLabelsFragment['list'], 'all' | 'categories'>;
};

const BUTTON =
  'inline-flex min-h-11 max-w-full shrink-0 items-center rounded-full border px-5 py-1 font-semibold wrap-anywhere';
const UNPRESSED = 'border-control hover:border-ink';
/** The look of what is chosen: a category, or a page of the list. */
export const PRESSED = 'border-ink bg-ink text-page forced-colors:bg-[Highlight]';

/**
 * A button for all articles and one for each category, on a phone in a row that scrolls. Each button is a link
 * to a list page, so it works without JavaScript; category-filter.browser.ts adds the space bar.
 */
export function CategoryFilter({ categories, selected, labels }: CategoryFilterProps) {
  return (
    <div
      role="group"
      data-enhance="categories"
      aria-label={labels.categories}
      className="-mx-5 mt-6 -mb-2 flex gap-2 overflow-x-auto px-5 py-2 max-sm:[scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 print:hidden"
    >
      {[null, ...categories].map((category) => {
        const isSelected = selected === (category?.name ?? null);
        return (
          <Link
            key={category?.slug ?? ''}
            to={listPath(category)}
            role="button"
            aria-pressed={isSelected}
            className={`${BUTTON} ${isSelected ? PRESSED : UNPRESSED}`}
          >
            <bdi>{category?.name ?? labels.all}</bdi>
          </Link>
        );
      })}
    </div>
  );
}
