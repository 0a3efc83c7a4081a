/**
 * Text that screen readers announce when it changes. It has no role: an empty `role="status"` is read as "status bar".
 */
export const LiveRegion = ({ children }: { children: string }) => (
  <p aria-live="polite" className="sr-only">
    {children}
  </p>
);
