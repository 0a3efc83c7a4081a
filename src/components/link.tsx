import { Link as GatsbyLink, navigate } from 'gatsby';
import { use, type ComponentProps } from 'react';
import { canPrerender, IN_PAGE_MARK } from '../inline-scripts/speculation-rules';
import { followInTransition } from './page-transition';
import { PathnameContext } from './pathname';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path of this site, such as `/pricing`. Use a plain `<a>` for everything else. */
  to: string;
  /** Sets `aria-current` on the pages below as well, as for `/blog` on a post. */
  withSubroutes?: boolean;
  /** Changes the route in the page in every browser, so that the page keeps its focus and scripts. */
  inPage?: boolean;
};

type Place = { href: string; location: { pathname: string } };

/**
 * The value of `aria-current` for a link (ARIA 1.2): `page` if the shown page is its target, `true` if the
 * shown page is below its target.
 */
function currentState({ href, location }: Place, withSubroutes: boolean) {
  const [path, shown] = [href, location.pathname].map((each) => each.replace(/(.)\/$/, '$1'));
  if (shown === path) return 'page';
  return withSubroutes && shown!.startsWith(`${path}/`) ? 'true' : undefined;
}

/**
 * A link to a page of this site. Browsers with speculation rules load the page's document, which they
 * prerender when the link is hovered. Other browsers change the route in the page, once React has hydrated
 * (docs/decisions/0029-after-the-first-view.md).
 */
export function Link(link: LinkProps) {
  const { to, withSubroutes = false, inPage = false, onClick, children, ...props } = link;
  const pathname = use(PathnameContext);
  if (canPrerender() && !inPage) {
    const current = currentState({ href: to, location: { pathname } }, withSubroutes);
    return (
      <a href={to} aria-current={current} onClick={onClick} {...props}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink
      to={to}
      {...(inPage && { [IN_PAGE_MARK]: '' })}
      getProps={(place) => ({ 'aria-current': currentState(place, withSubroutes) })}
      onTouchStart={() => window.___loader?.hovering(to)}
      onClick={(event) => {
        onClick?.(event);
        followInTransition(event, to, (path) => void navigate(path));
      }}
      {...props}
    >
      {children}
    </GatsbyLink>
  );
}
