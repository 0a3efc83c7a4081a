import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { to: string; partiallyActive?: boolean };

/** Gatsby's Link as a plain link: documents follow each other, and the browser loads them. */
export function Link({ to, partiallyActive: _partiallyActive, ...props }: LinkProps) {
  return <a href={to} {...props} />;
}

/** Queries are answered already: a page gets the data that Gatsby has written for it. */
export const graphql = (): void => undefined;

export const navigate = (to: string): void => location.assign(to);
