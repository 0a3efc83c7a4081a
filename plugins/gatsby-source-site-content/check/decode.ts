/** Undoes the escapes of an address, such as `%20`; what can't be undone stays as it is. */
export function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}
