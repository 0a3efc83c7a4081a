/** An address without its percent-encoding (RFC 3986); one that is encoded wrongly stays as it is. */
export function decodeIfPossible(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
