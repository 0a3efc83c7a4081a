import type { ReactNode } from 'react';

type BadgeProps = {
  children: ReactNode;
  /** Makes it stand out. */
  isLoud?: boolean;
  className?: string;
};

/** A short label on a colored background, such as "Coming soon". */
export function Badge({ children, isLoud = false, className = '' }: BadgeProps) {
  const colors = isLoud ? 'bg-accent text-page' : 'bg-butter text-on-tint';
  return (
    <span data-slot="badge" className={`badge ${colors} ${className}`}>
      {children}
    </span>
  );
}
