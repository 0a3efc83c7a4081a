import { createContext, use, type ComponentProps } from 'react';

/** The path of the page that is shown, such as `/pricing`. */
export const PathnameContext = createContext('');

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path of this site, such as `/pricing`. Use a plain `<a>` for everything else. */
  to: string;
  /** Sets `aria-current` on the pages below as well, as for `/blog` on a post. */
  withSubroutes?: boolean;
};

/**
 * A link to a page of this site. Its `aria-current` (ARIA 1.2) is `page` if the shown page is its target,
 * `true` if the shown page is below its target.
 */
export function Link({ to, withSubroutes = false, children, ...props }: LinkProps) {
  const pathname = use(PathnameContext);
  const isBelow = withSubroutes && pathname.startsWith(`${to}/`);
  return (
    <a href={to} aria-current={pathname === to ? 'page' : isBelow ? 'true' : undefined} {...props}>
      {children}
    </a>
  );
}
