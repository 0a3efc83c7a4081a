import type { ReactNode } from 'react';

/** Keeps content between the margins of the page (theme.css), also within a panel. */
export function Container({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return <div className={`w-full page-margins ${className}`}>{children}</div>;
}
