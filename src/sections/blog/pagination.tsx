import { ArrowLeft, ArrowRight } from '../../components/icons';
import { formatNumber } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { Link } from '../../components/link';
import { pagePath } from '../../lib/blog-lists';

type PaginationProps = {
  /** The path of the list: `/blog` or `/blog/category/technology`. */
  base: string;
  page: number;
  pages: number;
  labels: Queries.BlogListLabelsFragment['list'];
};

const LINK =
  'inline-flex min-h-11 max-w-full items-center wrap-anywhere gap-2 rounded-full border border-control px-5 font-semibold hover:border-ink';

/** Formats a position in the list: `Page 2 of 3`. */
export const formatPosition = (labels: PaginationProps['labels'], page: number, pages: number) =>
  interpolate(labels.position, { page: formatNumber(page), pages: formatNumber(pages) });

/** Links to newer and older articles, for lists of more than one page. */
export function Pagination({ base, page, pages, labels }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={labels.pages}
      className="mt-16 grid grid-cols-2 items-center gap-4 border-t border-line pt-8 sm:grid-cols-[1fr_auto_1fr] print:hidden"
    >
      <p className="order-first col-span-2 text-center text-muted sm:order-none sm:col-span-1 sm:col-start-2 sm:row-start-1">
        {formatPosition(labels, page, pages)}
      </p>
      {page > 1 && (
        <Link
          to={pagePath(base, page - 1)}
          rel="prev"
          className={`${LINK} justify-self-start sm:col-start-1 sm:row-start-1`}
        >
          <ArrowLeft aria-hidden className="size-5 shrink-0" />
          {labels.newer}
        </Link>
      )}
      {page < pages && (
        <Link
          to={pagePath(base, page + 1)}
          rel="next"
          className={`${LINK} col-start-2 justify-self-end sm:col-start-3 sm:row-start-1`}
        >
          {labels.older}
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      )}
    </nav>
  );
}
