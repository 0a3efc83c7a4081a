import type { ReactNode } from 'react';

/** A line drawing for each network. */
const DRAWINGS: Record<string, ReactNode> = {
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.5 9.5v5l4.2-2.5z" fill="currentColor" />
    </>
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r="0.6" fill="currentColor" />
    </>
  ),
  tiktok: <path d="M13.5 3.5v11.8a3.7 3.7 0 1 1-3.7-3.7M13.5 3.5c.3 3 2.3 5 5.5 5.2" />,
  x: <path d="M4.5 4.5l15 15M19 4.5L5 19.5" />,
  threads: (
    <path d="M18.5 8.2C17.7 5 15.4 3.5 12.2 3.5 7.8 3.5 5.5 6.8 5.5 12s2.3 8.5 6.7 8.5c3.6 0 6.1-2 6.1-4.7 0-2.9-2.5-4.3-5.5-4.3-2.2 0-3.9.9-3.9 2.6 0 1.5 1.3 2.5 3 2.5 2.3 0 3.6-1.6 3.6-4.3 0-2.8-1.2-4.3-3.3-4.3-1.3 0-2.3.5-2.9 1.5" />
  ),
};

const GLOBE = (
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17" />
);

/** The icon of a social network, or a globe, drawn for this site in the style of its other icons. */
export function SocialIcon({ network }: { network: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="size-5"
    >
      {DRAWINGS[network] ?? GLOBE}
    </svg>
  );
}
