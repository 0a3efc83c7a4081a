import type { ComponentProps } from 'react';

/** Evenplate's logo without the name: a plate with a level line, forming an e. */
export function BrandMark(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden
      {...props}
    >
      <path
        d="M5 16h22A11 11 0 1 0 23 24.5"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
