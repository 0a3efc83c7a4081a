const HASHED_FILE = /[.-][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;
const HASHED_FOLDERS = /^\/(?:static|share)\//;
const BUILD_FOLDER = /^\/(?:static|page-data)\//;

/**
 * Splits a request target into its path and its query (with the `?`).
 * Runs of slashes become one: `//elsewhere.example` in a Location header would leave the site,
 * and browsers read a backslash as a slash.
 */
export function readTarget(target) {
  const [, path, query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target);
  return { path: `/${path}`.replace(/[/\\]+/g, '/'), query };
}

/** Whether the file's name changes with its content, so that a browser may keep it for good. */
export function isImmutable(path) {
  return HASHED_FOLDERS.test(path) || HASHED_FILE.test(path);
}

/** Whether the path names a part of the build that no visitor types. */
export function belongsToBuild(path) {
  return BUILD_FOLDER.test(path) || HASHED_FILE.test(path);
}
