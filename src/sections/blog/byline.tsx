import type { ReactNode } from 'react';
import { Interpolated } from '../../components/interpolated';

type BylineProps = {
  post: Pick<Queries.PostCardFragment, 'authorParts' | 'longDate'> & {
    readonly frontmatter: { readonly date: string | null };
  };
  /** A template for the authors' names, such as `By {author}`. */
  template: string;
  /** Shown after the date. */
  children?: ReactNode;
  className: string;
};

/** The authors and the date of an article: `By Ada, Bo, and Cy · October 19, 2025`. */
export function Byline({ post, template, children, className }: BylineProps) {
  const { authorParts, longDate } = post;
  const { date } = post.frontmatter;
  const names = authorParts.map(({ type, value }, index) =>
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    type === 'element' ? <bdi key={index}>{value}</bdi> : value,
  );
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
