import { fileOf, isDocument, NOT_FOUND_COPY, routeOf } from '../lib/site-files';

/**
 * Finds every document of Gatsby's output and its file in the bundle.
 * @param files the files that Gatsby built
 * @returns Gatsby's files by those of the bundle
 */
export const placeDocuments = (files: readonly string[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => isDocument(file) && file !== NOT_FOUND_COPY)
      .map((file) => [fileOf(routeOf(file)), file]),
  );
