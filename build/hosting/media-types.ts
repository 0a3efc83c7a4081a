/** The media type of each extension of the bundle (RFC 9110, section 8.3.1). */
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

/** Files whose extension does not determine their type. */
export const TYPES_OF_FILES: Record<string, string> = {
  '/rss.xml': 'application/rss+xml',
  '/feed.json': 'application/feed+json',
};

/** Whether a type is text, which has a charset and is worth compressing. */
export const isText = (type: string): boolean => /^text\/|[/+]xml$/.test(type);

/** The `Content-Type` of a file of the bundle; undefined for an unknown extension. */
export function contentTypeOf(file: string): string | undefined {
  const type = TYPES_OF_FILES[file] ?? TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''];
  return type && (isText(type) ? `${type}; charset=utf-8` : type);
}
