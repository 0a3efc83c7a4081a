import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & {
  to: string;
  getProps?(place: { href: string; location: Location }): ComponentProps<'a'>;
};

/** A stub of Gatsby's Link, which needs Gatsby's runtime. */
export function Link({ to, getProps, children, ...props }: LinkProps) {
  return (
    <a href={to} {...props} {...getProps?.({ href: to, location: window.location })}>
      {children}
    </a>
  );
}

/** A stub that doesn't navigate. */
export const navigate = () => undefined;
