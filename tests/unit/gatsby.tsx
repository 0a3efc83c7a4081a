import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { to: string; partiallyActive?: boolean };

/** A stub of Gatsby's Link, which needs Gatsby's runtime. */
export function Link({ to, partiallyActive, children, ...props }: LinkProps) {
  return (
    <a href={to} data-partially-active={partiallyActive} {...props}>
      {children}
    </a>
  );
}

/** A stub that doesn't navigate. */
export const navigate = () => undefined;
