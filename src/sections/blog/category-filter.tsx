import type { KeyboardEvent } from 'react';
import { Link } from '../../components/link';
import { listAddress } from './addresses';
import { useKeptFocus } from './use-kept-focus';

type Category = { readonly name: string; readonly slug: string };

type CategoryFilterProps = {
  categories: readonly Category[];
  /** The chosen category's name, null for all, or undefined where it is none of these. */
  selected: string | null | undefined;
  labels: Pick<Queries.BlogListWordsFragment['list'], 'all' | 'categories'>;
};

const LOOK =
  'inline-flex min-h-11 max-w-full items-center rounded-full border px-5 py-1 font-semibold wrap-anywhere';
const QUIET = 'border-control hover:border-ink';
const PRESSED = 'border-ink bg-ink text-page forced-colors:bg-[Highlight]';

/**
 * A button for all articles and one for each category. Each leads to a page, as the link that it is
 * made of does without script, too.
 */
export function CategoryFilter({ categories, selected, labels }: CategoryFilterProps) {
  const { target, keepFocus } = useKeptFocus<HTMLDivElement>('[aria-pressed="true"]');
  return (
    <div
      ref={target}
      role="group"
      aria-label={labels.categories}
      className="mt-8 flex flex-wrap gap-2 print:hidden"
    >
      {[null, ...categories].map((category) => {
        const isSelected = selected === (category?.name ?? null);
        return (
          <Link
            key={category?.slug ?? ''}
            to={listAddress(category)}
            role="button"
            aria-pressed={isSelected}
            onClick={keepFocus}
            onKeyDown={pressWithSpace}
            className={`${LOOK} ${isSelected ? PRESSED : QUIET}`}
          >
            <bdi>{category?.name ?? labels.all}</bdi>
          </Link>
        );
      })}
    </div>
  );
}

/** Buttons answer to the space bar, links don't. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
