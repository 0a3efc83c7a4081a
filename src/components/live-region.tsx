import { useEffect, useState } from 'react';

/** How long a text waits before it is announced, in milliseconds. */
const DELAY = 300;

/**
 * Text that screen readers announce when it changes. It changes last: Orca drops announcements from among many other
 * changes. It has no role, because an empty `role="status"` is read as "status bar".
 */
export function LiveRegion({ children: text }: { children: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {/* React replaces the element, so screen readers read the whole text and not only what differs. */}
      <span key={announced}>{announced}</span>
    </p>
  );
}
