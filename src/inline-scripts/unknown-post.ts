/** Whether a path without a page is below /blog/. The 404 page then redirects to the list of posts. */
export const isUnknownPost = (pathname: string): boolean => /^\/blog\/./.test(pathname);

/** The same redirect as an inline script of the 404 page, for hosts without redirect rules. */
export const unknownPostScript = `if(/^\\/blog\\/./.test(location.pathname))location.replace('/blog')`;
