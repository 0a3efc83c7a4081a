import type { ReactNode } from 'react';

type BadgeProps = {
  children: ReactNode;
  className?: string;
};

/** A short label on a colored background, such as "Coming soon". */
export function Badge({ children, className = '' }: BadgeProps) {
  return (
    <span data-slot="badge" className={`badge bg-butter text-on-tint ${className}`}>
      {children}
    </span>
  );
}
