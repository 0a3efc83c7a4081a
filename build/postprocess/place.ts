/** Gatsby's second copy of the 404 page. */
const DOUBLE = '404/index.html';

const IN_FOLDER = /(.)\/index\.html$/;

/**
 * Names every document after its route, `pricing.html` instead of `pricing/index.html`: all hosts
 * answer `/pricing` with it at once, where many would send a folder's visitor to `/pricing/` first.
 * @param files the files that Gatsby built
 * @returns where each document is, by its place in the bundle
 */
export const placeDocuments = (files: readonly string[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => file.endsWith('.html') && file !== DOUBLE)
      .map((file) => [file.replace(IN_FOLDER, '$1.html'), file]),
  );
