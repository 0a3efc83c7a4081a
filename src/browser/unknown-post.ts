import { PATHS, withPrefix } from '../lib/paths';

/** Exported for the reason in page.ts. */
export const isUnknownPost = location.pathname.startsWith(`${withPrefix(PATHS.blog)}/`);

// Leads from an unknown post to the blog, on hosts without redirect rules: the 404 document runs it.
if (isUnknownPost) location.replace(withPrefix(PATHS.blog));
