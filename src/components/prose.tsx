/**
 * Shows an article or a page of prose. Only this component and `RichText` write HTML into a page.
 * @param html HTML that the build has sanitized, and nothing else
 * @param isContinued whether it is the rest of a text, which has no lead paragraph
 */
export const Prose = ({ html, isContinued = false }: { html: string; isContinued?: boolean }) => (
  <div
    className={isContinued ? 'prose' : 'prose prose-begins'}
    dir="auto"
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
