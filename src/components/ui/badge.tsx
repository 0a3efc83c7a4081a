import type { ReactNode } from 'react';

/** A short label on a colored background, such as "Coming soon". */
export function Badge({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      data-slot="badge"
      className={`inline-block w-fit max-w-full rounded-full bg-butter px-2.5 py-0.5 text-xs font-bold tracking-wide wrap-break-word text-on-tint forced-colors:border ${className}`}
    >
      {children}
    </span>
  );
}
