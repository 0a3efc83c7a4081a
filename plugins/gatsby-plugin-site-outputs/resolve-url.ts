/** Resolves an address against the URL of the page that contains it. An invalid address is returned unchanged. */
export const resolveUrl = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;
