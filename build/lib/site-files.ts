/**
 * Converts between routes and files. A route begins with a slash and, except for `/`, doesn't end with
 * one. Files are paths from the folder that hosts serve.
 */

/** The document with which hosts answer unknown addresses. Its route is the file's whole name. */
export const NOT_FOUND = '404.html';

/** Gatsby's second copy of the 404 page, which no host needs. */
export const NOT_FOUND_COPY = '404/index.html';

export const isDocument = (file: string): boolean => file.endsWith('.html');

/**
 * The file of a route in a bundle: `/pricing` is `pricing.html`, `/` is `index.html`. All hosts answer
 * `/pricing` with `pricing.html` directly. If the file were `pricing/index.html`, many would first
 * redirect to `/pricing/`.
 */
export function fileOf(route: string): string {
  if (route === '/') return 'index.html';
  return isDocument(route) ? route.slice(1) : `${route.slice(1)}.html`;
}

/** The route of a document, in a bundle (`pricing.html`) or in Gatsby's output (`pricing/index.html`). */
export function routeOf(file: string): string {
  if (file === NOT_FOUND) return `/${NOT_FOUND}`;
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** The files that a host looks for at an address, in this order. A trailing slash is ignored. */
export function candidateFiles(address: string): string[] {
  const bare = address.replace(/^\/+|\/+$/g, '');
  return bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
}

/** The file in which Gatsby keeps the data of a route. */
export function pageDataFileOf(route: string): string {
  return `page-data/${route === '/' ? 'index' : route.slice(1)}/page-data.json`;
}
