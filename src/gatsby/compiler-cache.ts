import { hashMakers } from '../bundle/memory';

/** What of webpack's API is used here. */
type Config = { cache?: boolean | { version?: string } };
type Compilation = { buildDependencies: { clear(): void } };
type Act = (stats: { compilation: Compilation }) => void;
type Compiler = { hooks: { done: { tap(name: string, act: Act): void } } };

/**
 * Lets webpack's cache hang on the packages that are installed, Node's version and the code that
 * configures the build: any other, and it begins anew.
 * @param root the project's folder
 */
export function versionCache({ cache }: Config, root: string): void {
  if (typeof cache !== 'object') return;
  cache.version = hashMakers(root, 'src/gatsby', 'gatsby-config.ts', 'gatsby-node.ts');
}

/**
 * Spares webpack to find that out by itself: for its cache it would follow the imports of every loader
 * and of Gatsby's configuration through some 4,500 files of packages, for both of Gatsby's compilations.
 */
export const forgetTools = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('ForgetTools', ({ compilation }) => compilation.buildDependencies.clear());
  },
};
