import type { ArticleCache } from '../../plugins/gatsby-source-site-content/check/markdown-files';

/** Keeps parsed articles for as long as a test or a command runs. */
export function createMemoryCache(): ArticleCache {
  const values = new Map<string, unknown>();
  return {
    getOrCompute<Value>(key: string, compute: () => Value) {
      if (!values.has(key)) values.set(key, compute());
      return values.get(key) as Value;
    },
  };
}
