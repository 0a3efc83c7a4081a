import type { ReactNode } from 'react';

type BadgeProps = {
  children: ReactNode;
  id?: string;
  className?: string;
};

/** A short label on a colored background, such as "Coming soon". */
export function Badge({ children, id, className = '' }: BadgeProps) {
  return (
    <span id={id} data-slot="badge" className={`badge bg-butter text-on-tint ${className}`}>
      {children}
    </span>
  );
}
