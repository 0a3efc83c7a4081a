import { useMemo } from 'react';
import { trustArticle } from '../inline-scripts/trusted-types/article';

/**
 * What an author wrote in markdown.
 * @param html made and sanitized by the build
 */
export function Prose({ html }: { html: string }) {
  // React writes HTML anew whenever the object that holds it is another one, so it stays the same one.
  const content = useMemo(() => ({ __html: trustArticle(html) }), [html]);
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={content} />;
}
