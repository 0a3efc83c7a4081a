import { Link as GatsbyLink } from 'gatsby';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A route of this site, such as `/pricing`. Everything else is a plain `<a>`. */
  to: string;
  /** Also current on the routes below it, as `/blog` is on a post. */
  withSubroutes?: boolean;
};

/** A link to a page of this site: it changes the route without loading a document. */
export function Link({ to, withSubroutes = false, ...props }: LinkProps) {
  return <GatsbyLink to={to} partiallyActive={withSubroutes} {...props} />;
}
