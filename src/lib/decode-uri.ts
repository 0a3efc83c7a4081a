/** Decodes percent-encoding (RFC 3986), and returns invalid encodings unchanged. */
export function decodeIfPossible(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
