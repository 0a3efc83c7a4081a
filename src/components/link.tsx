import { createContext, use, type ComponentProps } from 'react';
import { withPrefix } from '../lib/paths';

/** The path of the current page, such as `/pricing`, including the site's path prefix. */
export const PathnameContext = createContext('');

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path of this site, such as `/pricing`. Use a plain `<a>` for everything else. */
  to: string;
  /** Sets `aria-current` on the pages below as well, as for `/blog` on a post. */
  withSubroutes?: boolean;
};

/** A link to a page of this site, with `aria-current`: `page` on its target, and `true` below it. */
export function Link({ to, withSubroutes = false, children, ...props }: LinkProps) {
  const pathname = use(PathnameContext);
  const href = withPrefix(to);
  const isBelow = withSubroutes && pathname.startsWith(`${href}/`);
  const current = pathname === href ? 'page' : isBelow ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} {...props}>
      {children}
    </a>
  );
}
