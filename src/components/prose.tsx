/**
 * An author's markdown as HTML: an article or a page of prose. No other component writes HTML into a page.
 * @param html sanitized by the build; never pass anything else
 */
export const Prose = ({ html }: { html: string }) => (
  <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);
