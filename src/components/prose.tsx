import { useMemo } from 'react';
import { TRUSTED_TYPES } from '../inline-scripts/trusted-types';

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(TRUSTED_TYPES.article, { createHTML: (html) => html });

/** Marks HTML of an author's markdown as trusted. The build has sanitized it (docs/decisions/0011-article-html.md). */
const trustHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

/**
 * An author's markdown as HTML: an article or a page of prose. No other component writes HTML into a page.
 * @param html sanitized by the build; never pass anything else
 */
export function Prose({ html }: { html: string }) {
  // React compares the object, not the HTML: a new object would write the HTML again.
  const content = useMemo(() => ({ __html: trustHtml(html) }), [html]);
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={content} />;
}
