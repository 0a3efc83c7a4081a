/**
 * The absolute URL of a path, for canonical links, feeds and sitemaps, percent-encoded where necessary (RFC 3986).
 * @param siteUrl without a trailing slash
 */
export const absoluteUrl = (siteUrl: string, path: string): string => encodeURI(siteUrl + path);
