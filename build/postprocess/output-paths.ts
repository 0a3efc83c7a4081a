import { fileOf, isDocument, NOT_FOUND_COPY, routeOf } from '../lib/site-files';

/**
 * Finds every document of Gatsby's output and its file in the bundle.
 * @param files the files that Gatsby built
 * @returns the file of each document, by its path in the bundle
 */
export const outputPaths = (files: readonly string[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => isDocument(file) && file !== NOT_FOUND_COPY)
      .map((file) => [fileOf(routeOf(file)), file]),
  );
