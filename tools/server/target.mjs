/**
 * Splits a request target into its path and its query (with the `?`).
 * Runs of slashes become one: `//elsewhere.example` in a Location header would leave the site,
 * and browsers read a backslash as a slash.
 */
export function readTarget(target) {
  const [, path, query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target);
  return { path: `/${path}`.replace(/[/\\]+/g, '/'), query };
}
