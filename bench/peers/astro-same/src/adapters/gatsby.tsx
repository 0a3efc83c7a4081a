import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { to: string; partiallyActive?: boolean };

/** Gatsby's Link as a plain link, with which the browser loads the next document. */
export function Link({ to, partiallyActive: _partiallyActive, ...props }: LinkProps) {
  return <a href={to} {...props} />;
}

/** A stub: pages get the results of their queries from the page data of Gatsby's build. */
export const graphql = (): void => undefined;

export const navigate = (to: string): void => location.assign(to);
