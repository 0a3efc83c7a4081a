import { Fragment, type ReactNode } from 'react';
import { Interpolated } from '../../components/interpolated';
import { Link } from '../../components/link';

type BylineProps = {
  post: Pick<Queries.PostCardFragment, 'authorParts' | 'longDate'> & {
    readonly frontmatter: { readonly date: string | null };
  };
  /** The authors who have a page. */
  authors?: readonly { readonly name: string; readonly page: string }[] | null;
  /** A template for the authors' names, such as `By {author}`. */
  template: string;
  /** Shown after the date. */
  children?: ReactNode;
  className: string;
};

/** The authors and the date of an article: `By Ada, Bo, and Cy · October 19, 2025`. */
export function Byline({ post, authors, template, children, className }: BylineProps) {
  const { authorParts, longDate } = post;
  const { date } = post.frontmatter;
  const names = authorParts.map(({ type, value }, index) => {
    if (type !== 'element') return value;
    const page = authors?.find(({ name }) => name === value)?.page;
    const name = <bdi>{value}</bdi>;
    return (
      // The parts never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {page ? (
          <Link to={page} className="underline decoration-2 underline-offset-4">
            {name}
          </Link>
        ) : (
          name
        )}
      </Fragment>
    );
  });
  return (
    <p className={className}>
      <Interpolated template={template} values={{ author: names }} />
      {date && (
        <>
          {' · '}
          <time dateTime={date.slice(0, 10)}>{longDate}</time>
        </>
      )}
      {children}
    </p>
  );
}
