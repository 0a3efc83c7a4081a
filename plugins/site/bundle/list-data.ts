import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isListPage } from '../../../src/lib/blog-lists';
import type { Bundle } from './bundle';

/** Publishes the part of Gatsby's page data that the category filter reads, at Gatsby's addresses. */
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
