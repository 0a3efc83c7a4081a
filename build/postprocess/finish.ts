/** What Gatsby's router says in attributes; src/styles/base.css says it instead. */
const ROUTER_TAG = /<div\b[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;
const STYLE = / style="[^"]*"/;

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Takes the style attributes of Gatsby's router out of a document. */
export const withoutRouterStyles = (html: string): string =>
  html.replace(ROUTER_TAG, (tag) => tag.replace(STYLE, ''));

/**
 * Puts the policy into a document, in the place of an earlier build's. It counts for what follows it,
 * so it comes first, after the charset, which has to stand in the first 1024 bytes (HTML, 4.2.5.4).
 */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const bare = html.replace(POLICY, '');
  if (!CHARSET.test(bare)) throw new Error('A document has no charset to put its policy after.');
  return bare.replace(CHARSET, (charset) => charset + meta);
}
