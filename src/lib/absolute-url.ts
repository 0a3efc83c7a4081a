/**
 * The absolute address of a path of the site, as canonical links, feeds and sitemaps need it
 * (RFC 3986: what may not stand in an address is percent-encoded).
 * @param siteUrl the site's address without a slash at its end
 */
export const absoluteUrl = (siteUrl: string, path: string): string => encodeURI(siteUrl + path);
