import type { ArticleCache } from './markdown-files';

/** A cache of parsed articles in memory. */
export function createMemoryCache(): ArticleCache {
  const values = new Map<string, unknown>();
  return {
    getOrCompute<Value>(key: string, compute: () => Value) {
      if (!values.has(key)) values.set(key, compute());
      return values.get(key) as Value;
    },
  };
}
