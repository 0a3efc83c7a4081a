/**
 * Shows an article or a page of prose. Only this component and `RichText` write HTML into a page.
 * @param html HTML that the build has sanitized, and nothing else
 */
export const Prose = ({ html }: { html: string }) => (
  <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
