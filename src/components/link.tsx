import { Link as GatsbyLink, navigate } from 'gatsby';
import type { ComponentProps } from 'react';
import { followInTransition } from './page-transition';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path of this site, such as `/pricing`. Use a plain `<a>` for everything else. */
  to: string;
  /** Sets `aria-current` on the pages below as well, as for `/blog` on a post. */
  withSubroutes?: boolean;
};

type Place = { href: string; location: { pathname: string } };

/**
 * The value of `aria-current` for a link (ARIA 1.2): `page` if it leads to the page that is shown, `true`
 * if that page is below it, because following the link then shows another page.
 */
function currentState({ href, location }: Place, withSubroutes: boolean) {
  const [path, shown] = [href, location.pathname].map((each) => each.replace(/(.)\/$/, '$1'));
  if (shown === path) return 'page';
  return withSubroutes && shown!.startsWith(`${path}/`) ? 'true' : undefined;
}

/** A link to a page of this site. It changes the route in a view transition, without a document load. */
export function Link({ to, withSubroutes = false, onClick, ...props }: LinkProps) {
  return (
    <GatsbyLink
      to={to}
      getProps={(place) => ({ 'aria-current': currentState(place, withSubroutes) })}
      onTouchStart={() => window.___loader?.hovering(to)}
      onClick={(event) => {
        onClick?.(event);
        followInTransition(event, to, (path) => void navigate(path));
      }}
      {...props}
    />
  );
}
