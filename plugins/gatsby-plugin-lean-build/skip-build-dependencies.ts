/** What of webpack's API is used here. */
type Compilation = { buildDependencies: { clear(): void } };
type Act = (stats: { compilation: Compilation }) => void;
type Compiler = { hooks: { done: { tap(name: string, act: Act): void } } };

/**
 * Spares webpack to find out by itself whether its tools are others than those of its cache: it would
 * follow the imports of every loader and of Gatsby's configuration through some 4,500 files of
 * packages, for both of Gatsby's compilations. A build begins without caches when any of that has
 * changed (build/workspace/gatsby-caches.ts).
 */
export const skipBuildDependencies = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('ForgetTools', ({ compilation }) => compilation.buildDependencies.clear());
  },
};
