/** The absolute, percent-encoded URL of a path (RFC 3986). `siteUrl` has no trailing slash. */
export const absoluteUrl = (siteUrl: string, path: string): string => encodeURI(siteUrl + path);
