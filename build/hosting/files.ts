/** Folders of files whose names change with their content. */
export const HASHED_FOLDERS = ['static', 'share'];

/**
 * The name of such a file elsewhere: a script, a style or what belongs to it. The pattern is read by
 * JavaScript, by nginx (PCRE) and by Caddy (RE2), so it says only what all three understand.
 */
export const HASHED_FILE = '[.-][0-9a-f]{20}\\.(js|css)(\\.map|\\.LICENSE\\.txt)?$';

/** Folders that no visitor types: what is missing there is missing, whatever a redirect says. */
export const BUILD_FOLDERS = ['static', 'page-data'];

/** Files of the bundle that tell hosts what to do. They are nobody's to read. */
export const HOST_FILES = ['_headers', '_redirects'];

const inFolder = (folders: string[]) => new RegExp(`^/(?:${folders.join('|')})/`);

/** Whether the file's name changes with its content, so that a browser may keep it for good. */
export const isHashed = (path: string): boolean =>
  inFolder(HASHED_FOLDERS).test(path) || new RegExp(HASHED_FILE).test(path);

/** Whether the path names a part of the build that no visitor types. */
export const belongsToBuild = (path: string): boolean =>
  inFolder(BUILD_FOLDERS).test(path) || new RegExp(HASHED_FILE).test(path);

/** How long a browser may keep an answer (RFC 9111; RFC 8246 for `immutable`). */
export const CACHE = {
  forGood: 'public, max-age=31536000, immutable',
  askAgain: 'public, max-age=0, must-revalidate',
};

/** The media type of each extension that a build has (RFC 9110, section 8.3.1). */
export const TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  md: 'text/markdown',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Files whose type their extension doesn't tell. */
export const TYPES_OF_FILES: Record<string, string> = {
  '/rss.xml': 'application/rss+xml',
  '/feed.json': 'application/feed+json',
};

/** Whether a type is text, which says how it is encoded, and which is worth compressing. */
export const isText = (type: string): boolean => /^text\/|[/+]xml$/.test(type);

/** The value of `Content-Type` of a file of the bundle, or undefined for an unknown extension. */
export function contentTypeOf(file: string): string | undefined {
  const type = TYPES_OF_FILES[file] ?? TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''];
  return type && (isText(type) ? `${type}; charset=utf-8` : type);
}
