import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { to: string; partiallyActive?: boolean };

/** Stands in for Gatsby's Link, which needs a whole site around it. */
export function Link({ to, partiallyActive, children, ...props }: LinkProps) {
  return (
    <a href={to} data-partially-active={partiallyActive} {...props}>
      {children}
    </a>
  );
}

/** Goes nowhere. */
export const navigate = () => undefined;
