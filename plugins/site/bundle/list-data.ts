import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isListPage } from '../../../src/lib/blog-lists';
import type { Bundle } from './bundle';

/**
 * Publishes the page data of the pages that are lists of articles, at Gatsby's address, for the category filter. It
 * contains only what the filter reads.
 * @param output the folder of Gatsby's output
 */
export async function writeListData(
  pages: readonly string[],
  output: string,
  bundle: Bundle,
): Promise<void> {
  for (const name of pages.filter(isListPage).map((page) => `page-data${page}/page-data.json`)) {
    const { result } = JSON.parse(readFileSync(path.join(output, name), 'utf8'));
    const { page, pages: count } = result.pageContext;
    const data = { posts: result.data.posts };
    await bundle.write(
      name,
      JSON.stringify({ result: { data, pageContext: { page, pages: count } } }),
    );
  }
}
