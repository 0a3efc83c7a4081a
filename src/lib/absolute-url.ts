/**
 * The absolute URL of a path, for canonical links, feeds and sitemaps. Characters that a URL must not
 * contain are percent-encoded (RFC 3986).
 * @param siteUrl without a trailing slash
 */
export const absoluteUrl = (siteUrl: string, path: string): string => encodeURI(siteUrl + path);

/** Resolves an address against the URL of the page that contains it. An invalid address stays as it is. */
export const resolveUrl = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;
