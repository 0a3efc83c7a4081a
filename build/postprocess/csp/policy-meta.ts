const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Writes the policy into a document, and replaces an earlier one. A policy applies to what follows
 * it, so it comes right after the charset, which has to be in the first 1024 bytes (HTML, 4.2.5.4).
 * @param file the document's file, for messages
 */
export function withPolicy(html: string, file: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const bare = html.replace(POLICY, '');
  if (!CHARSET.test(bare)) {
    throw new Error(`${file} does not contain <meta charset="utf-8">, which the policy follows.`);
  }
  return bare.replace(CHARSET, (charset) => charset + meta);
}
