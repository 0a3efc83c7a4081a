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

/** Links to newer and older articles, for lists of more than one page. */
export function Pagination({ base, page, pages, labels }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={labels.pages}
      className="mt-16 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8 print:hidden"
    >
      {page > 1 && (
        <Link to={pagePath(base, page - 1)} rel="prev" className={LINK}>
          <ArrowLeft aria-hidden />
          {labels.newer}
        </Link>
      )}
      <span>{formatPosition(labels, page, pages)}</span>{' '}
      {page < pages && (
        <Link to={pagePath(base, page + 1)} rel="next" className={LINK}>
          {labels.older}
          <ArrowRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}

const LINK = buttonVariants({ variant: 'outline', className: 'wrap-anywhere' });
