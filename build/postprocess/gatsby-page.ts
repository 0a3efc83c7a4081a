import { pageDataFileOf } from '../lib/site-files';

const PAGE_PATH = /<script id="gatsby-script-loader" data-page-path="([^"]*)">.*?<\/script>/s;

/** Which page a document is, as Gatsby knows it. */
export type GatsbyPage = {
  /** Such as `/pricing`, or `/404.html`. */
  path: string;
  /** The name of its component's chunk: documents with the same one are of one kind. */
  component: string;
};

/** Where Gatsby keeps the data of a page. */
export const dataAddress = (path: string): string => `/${pageDataFileOf(path)}`;

/**
 * Reads which page a document is.
 * @param read the text of a file of the bundle, by its address
 * @returns null for a document that isn't Gatsby's
 */
export function gatsbyPage(html: string, read: (address: string) => string): GatsbyPage | null {
  const path = PAGE_PATH.exec(html)?.[1];
  if (path === undefined) return null;
  const data = JSON.parse(read(dataAddress(path))) as { componentChunkName: string };
  return { path, component: data.componentChunkName };
}

/** Takes out the script that tells Gatsby the page's path. */
export const withoutPagePath = (html: string): string => html.replace(PAGE_PATH, '');
