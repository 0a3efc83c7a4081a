import { ArrowLeft, ArrowRight } from '../../components/icons';
import { Link } from '../../components/link';
import { buttonVariants } from '../../components/ui/button';
import { pagePath } from '../../lib/blog-lists';
import { interpolate } from '../../lib/interpolate';

type PaginationProps = {
  /** The path of the list: `/blog` or `/blog/category/technology`. */
  base: string;
  page: number;
  pages: number;
  labels: Queries.BlogListLabelsFragment['list'];
};

/** Formats a position in the list: `Page 2 of 3`. */
export const formatPosition = (labels: PaginationProps['labels'], page: number, pages: number) =>
  interpolate(labels.position, { page, pages });

/** Links to newer and older articles and to page numbers, for lists of more than one page. */
export function Pagination({ base, page, pages, labels }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={labels.pages}
      className="mt-16 grid grid-cols-2 items-center gap-4 border-t border-line pt-8 lg:grid-cols-[1fr_auto_1fr] print:hidden"
    >
      <ol className="order-first col-span-2 flex flex-wrap justify-center gap-1 lg:order-none lg:col-span-1 lg:col-start-2 lg:row-start-1">
        {Array.from({ length: pages }, (_, index) => index + 1).map((each) => (
          <li key={each}>
            <Link
              to={pagePath(base, each)}
              aria-label={formatPosition(labels, each, pages)}
              aria-current={each === page ? 'page' : undefined}
              className={NUMBER}
            >
              {each}
            </Link>
          </li>
        ))}
      </ol>
      {page > 1 && (
        <Link
          to={pagePath(base, page - 1)}
          rel="prev"
          className={`${NEIGHBOR} justify-self-start lg:col-start-1 lg:row-start-1`}
        >
          <ArrowLeft aria-hidden />
          {labels.newer}
        </Link>
      )}
      {page < pages && (
        <Link
          to={pagePath(base, page + 1)}
          rel="next"
          className={`${NEIGHBOR} col-start-2 justify-self-end lg:col-start-3 lg:row-start-1`}
        >
          {labels.older}
          <ArrowRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}

const NUMBER = buttonVariants({
  variant: 'ghost',
  isOption: true,
  className: 'min-w-11 px-2! tabular-nums',
});

const NEIGHBOR = buttonVariants({ variant: 'outline', className: 'wrap-anywhere' });
