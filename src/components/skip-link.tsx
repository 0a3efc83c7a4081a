/** The first stop of the keyboard: over the header to the page's content (WCAG 2.4.1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:translate-y-0"
    >
      {label}
    </a>
  );
}
