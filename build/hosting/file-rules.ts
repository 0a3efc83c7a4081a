/** Folders of files whose names contain a hash of their content. */
export const HASHED_FOLDERS = ['static', 'share'];

/**
 * Matches scripts and styles with a hash in their names, and their source maps and licenses. JavaScript,
 * nginx (PCRE) and Caddy (RE2) read this pattern, so it uses only what all three support.
 */
export const HASHED_FILE_PATTERN = '[.-][0-9a-f]{20}\\.(js|css)(\\.map|\\.LICENSE\\.txt)?$';

/** Folders whose addresses no visitor types. A missing file there is 404, and never a redirect. */
export const BUILD_FOLDERS = ['static', 'page-data'];

/** Files of the bundle that configure hosts. Hosts do not serve them. */
export const HOST_FILES = ['_headers', '_redirects'];

/** Whether no host may serve a path: a file that configures hosts, or a hidden file outside `.well-known`. */
export const isHiddenFromVisitors = (path: string): boolean =>
  HOST_FILES.includes(path.slice(1)) || /\/\.(?!well-known\/)/.test(path);

const inFolder = (folders: string[]) => new RegExp(`^/(?:${folders.join('|')})/`);

/** Whether a path contains a hash of the file's content, so that browsers may cache the file for a year. */
export const isHashed = (path: string): boolean =>
  inFolder(HASHED_FOLDERS).test(path) || new RegExp(HASHED_FILE_PATTERN).test(path);

/** Whether no visitor types this path, because the build made it up. A missing file there is 404. */
export const belongsToBuild = (path: string): boolean =>
  inFolder(BUILD_FOLDERS).test(path) || new RegExp(HASHED_FILE_PATTERN).test(path);

/** Values of `Cache-Control` (RFC 9111; RFC 8246 for `immutable`). */
export const CACHE = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
};

/** The folder on the server in which `deploy/publish.sh` keeps releases. */
export const RELEASES_FOLDER = '/srv/evenplate';
