import { PATHS } from '../lib/paths';

// Leads from an unknown post to the blog, on hosts without redirect rules: the 404 document runs it.
if (location.pathname.startsWith(`${PATHS.blog}/`)) location.replace(PATHS.blog);

// As in page.ts.
export {};
