/**
 * The absolute URL of a path, for canonical links, feeds and sitemaps. Characters that a URL must not
 * contain are percent-encoded (RFC 3986).
 * @param siteUrl without a trailing slash
 */
export const absoluteUrl = (siteUrl: string, path: string): string => encodeURI(siteUrl + path);
