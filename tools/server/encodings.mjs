/**
 * Reduces `Accept-Encoding` to the encodings that the client accepts (RFC 9110, section 12.5.3): sirv
 * doesn't read weights, and `br;q=0` means that Brotli is not acceptable.
 */
export function keepAcceptedEncodings(headers) {
  const weights = new Map(
    (headers['accept-encoding'] ?? '').split(',').map((entry) => {
      const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
      return [name, weight === undefined ? 1 : Number(weight.split('=')[1])];
    }),
  );
  const accepted = ['br', 'gzip'].filter((name) => (weights.get(name) ?? weights.get('*')) > 0);
  headers['accept-encoding'] = accepted.join(', ');
}
