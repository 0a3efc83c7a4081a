import { useEffect, useState } from 'react';

/** Milliseconds. */
const DELAY = 300;

type LiveRegionProps = {
  /** The text to announce. An empty string announces nothing. */
  children: string;
  /** What the text is about. A new object announces the same text again. */
  event?: object | null;
};

/**
 * Text that screen readers announce when it changes, or when it is about another event. The announcement is delayed
 * until other changes are done, because Orca drops announcements among many events. It has no role, because an empty `role="status"` is read as
 * "status bar".
 */
export function LiveRegion({ children: text, event }: LiveRegionProps) {
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  useEffect(() => {
    const announce = () =>
      setAnnounced((last) =>
        text === '' && last.text === '' ? last : { text, count: last.count + 1 },
      );
    const timer = setTimeout(announce, DELAY);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new event announces the text again
  }, [text, event]);
  return (
    <p aria-live="polite" className="sr-only">
      {/* React replaces the element, so screen readers read the whole text and not only what differs. */}
      <span key={announced.count}>{announced.text}</span>
    </p>
  );
}
