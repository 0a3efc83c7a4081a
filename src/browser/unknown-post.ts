import { PATHS, withPrefix } from '../lib/paths';

/** Exported for the same reason as in head.ts. */
export const isUnknownPost = location.pathname.startsWith(`${withPrefix(PATHS.blog)}/`);

// The 404 document runs this: on hosts without redirect rules it redirects unknown articles to the blog.
if (isUnknownPost) location.replace(withPrefix(PATHS.blog));
