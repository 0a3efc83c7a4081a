import { Link as GatsbyLink, navigate } from 'gatsby';
import type { ComponentProps } from 'react';
import { followInTransition } from './page-transition';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path of this site, such as `/pricing`. Use a plain `<a>` for everything else. */
  to: string;
  /** Sets `aria-current` on subpaths as well, as for `/blog` on a post. */
  withSubroutes?: boolean;
};

/** A link to a page of this site. It changes the route in a view transition, without a document load. */
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
