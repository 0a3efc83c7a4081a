import { Link as GatsbyLink, navigate } from 'gatsby';
import type { ComponentProps } from 'react';
import { followInTransition } from './page-transition';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A route of this site, such as `/pricing`. Everything else is a plain `<a>`. */
  to: string;
  /** Also current on the routes below it, as `/blog` is on a post. */
  withSubroutes?: boolean;
};

/** A link to a page of this site: it changes the route in a transition, without loading a document. */
export function Link({ to, withSubroutes = false, onClick, ...props }: LinkProps) {
  return (
    <GatsbyLink
      to={to}
      partiallyActive={withSubroutes}
      onTouchStart={() => window.___loader?.hovering(to)}
      onClick={(event) => {
        onClick?.(event);
        followInTransition(event, to, (path) => void navigate(path));
      }}
      {...props}
    />
  );
}
