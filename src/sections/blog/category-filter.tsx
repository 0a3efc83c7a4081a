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
  'inline-flex min-h-11 max-w-full items-center rounded-full border px-5 py-1 font-semibold wrap-anywhere';
const UNPRESSED = 'border-control hover:border-ink';
const PRESSED = 'border-ink bg-ink text-page forced-colors:bg-[Highlight]';

/**
 * A button for all articles and one for each category. Each button is a link to a list page, so it works
 * without JavaScript; category-filter.browser.ts adds the space bar.
 */
export function CategoryFilter({ categories, selected, labels }: CategoryFilterProps) {
  return (
    <div
      role="group"
      data-enhance="categories"
      aria-label={labels.categories}
      className="mt-8 flex flex-wrap gap-2 print:hidden"
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
