/** Whether a path that has no page lies below /blog/: its visitor is taken to the blog list. */
export const isUnknownPost = (pathname: string): boolean => /^\/blog\/./.test(pathname);

/** The same, before anything else runs, for hosts that answer an unknown path with the 404 page. */
export const unknownPostScript = `if(/^\\/blog\\/./.test(location.pathname))location.replace('/blog')`;
