/** Gatsby's second copy of the 404 page. */
const DUPLICATE = '404/index.html';

const IN_FOLDER = /(.)\/index\.html$/;

/**
 * Names every document after its route: `pricing.html` instead of `pricing/index.html`. Every host
 * answers `/pricing` with `pricing.html` at once. Many redirect from a folder to `/pricing/` first.
 * @param files the files that Gatsby built
 * @returns the file of each document, by its path in the bundle
 */
export const outputPaths = (files: readonly string[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => file.endsWith('.html') && file !== DUPLICATE)
      .map((file) => [file.replace(IN_FOLDER, '$1.html'), file]),
  );
