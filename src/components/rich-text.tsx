/**
 * A text of a data file, in which links and emphasis work.
 * @param html safe HTML that the build has made of the text (GraphQL's directive `@richText`)
 */
export const RichText = ({ html }: { html: string }) =>
  // Most texts have no markup, so they need no wrapper.
  /[<&]/.test(html) ? (
    <span className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    html
  );
