/** The paths of pages to which components link. */
export const PATHS = { blog: '/blog', features: '/features', try: '/try' } as const;

/** The path of the page script in `gatsby develop`. */
export const PAGE_SCRIPT_FILE = '/page.js';
