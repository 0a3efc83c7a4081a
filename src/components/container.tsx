import type { ReactNode } from 'react';

/** Keeps content within the page's margins (theme.css), including inside a panel. */
export function Container({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return <div className={`w-full page-margins ${className}`}>{children}</div>;
}
