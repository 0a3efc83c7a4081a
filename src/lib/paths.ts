/** The paths of pages to which components link. */
export const PATHS = { blog: '/blog', features: '/features', try: '/try' } as const;
