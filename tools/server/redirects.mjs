/**
 * Finds the first rule that matches a path.
 * @param rules as src/redirects.ts describes them
 * @returns the rule's status, and its target with the query and with what the `*` matched
 */
export function findRedirect(path, rules, query) {
  const readable = decodeIfPossible(path);
  for (const { from, to, status } of rules) {
    const prefix = from.replace(/\*$/, '');
    // A renamed post keeps the query; a moved place may be on a site that doesn't know it.
    if (from === readable) return { to: status === 301 ? to + query : to, status };
    if (prefix !== from && readable.startsWith(prefix)) {
      return {
        to: to.replace('*', () => encodeURI(readable.slice(prefix.length)) + query),
        status,
      };
    }
  }
  return undefined;
}

/** The path without escapes; the path itself if an escape is broken. */
export function decodeIfPossible(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
