/**
 * Shows an article or a page of prose. No other component writes HTML into a page.
 * @param html HTML that the build has sanitized, and nothing else
 */
export const Prose = ({ html }: { html: string }) => (
  <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
