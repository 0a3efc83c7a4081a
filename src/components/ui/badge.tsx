import type { ReactNode } from 'react';

type BadgeProps = {
  children: ReactNode;
  /** Makes it stand out. */
  isLoud?: boolean;
  className?: string;
};

/** A short label on a colored background, such as "Coming soon". */
export function Badge({ children, isLoud = false, className = '' }: BadgeProps) {
  const look = isLoud ? 'bg-accent text-page' : 'bg-butter text-on-tint';
  return (
    <span
      data-slot="badge"
      className={`inline-block w-fit max-w-full rounded-full px-2.5 py-0.5 text-[0.8125rem] leading-snug font-bold wrap-break-word 2xl:text-sm forced-colors:border ${look} ${className}`}
    >
      {children}
    </span>
  );
}
