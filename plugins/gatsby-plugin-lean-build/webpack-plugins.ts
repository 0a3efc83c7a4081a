import { createHash } from 'node:crypto';
import { assertFound } from './assert-found';

/** The part of webpack's API that is used here. */
type Compilation = {
  hash: string | null;
  errors: unknown[];
  buildDependencies: { clear(): void };
  getAssets(): Iterable<{ name: string }>;
  hooks: {
    finishModules: { tap(name: string, check: (modules: Iterable<Module>) => void): void };
  };
};
type Block = { dependencies: { request?: string }[]; blocks: Block[] };
type Module = Block & { nameForCondition?(): string | null };
type Done = (stats: { compilation: Compilation }) => void;
type Compiler = {
  hooks: {
    done: { tap(options: string | { name: string; stage: number }, done: Done): void };
    thisCompilation: { tap(name: string, start: (compilation: Compilation) => void): void };
  };
};

const HASH_LENGTH = 20;

/** Gatsby reads the hash in its own `done` hooks, so it must be set before them. */
const BEFORE_GATSBY = -100;

/**
 * Replaces a compilation's hash with a hash of its files' names, which contain hashes of their contents.
 * Gatsby writes the hash into every page, and webpack's own also depends on earlier builds.
 */
export class FileNameHashPlugin {
  apply({ hooks }: Compiler): void {
    hooks.done.tap({ name: 'FileNameHashPlugin', stage: BEFORE_GATSBY }, ({ compilation }) => {
      const names = [...compilation.getAssets()].map((asset) => asset.name).toSorted();
      const hash = createHash('sha256').update(names.join('\n')).digest('hex');
      compilation.hash = hash.slice(0, HASH_LENGTH);
    });
  }
}

/** The environment variable that is `true` if build/workspace deleted stale caches before Gatsby started. */
export const STALE_CACHES_DELETED = 'STALE_CACHES_DELETED';

/**
 * Stops webpack from tracking its loaders and configuration. It would follow their imports through
 * some 4,500 files for each compilation, which takes 7 % of a cold build. Gatsby keeps
 * `.cache/webpack` when packages, plugins or the configuration change, so this plugin is only safe if
 * something else deletes that folder, as build/workspace/gatsby-caches.ts does.
 */
export class SkipBuildDependenciesPlugin {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('SkipBuildDependenciesPlugin', ({ compilation }) =>
      compilation.buildDependencies.clear(),
    );
  }
}

/** Fails a compilation that lacks an import of an expected request or a module of an expected package. */
export class AssertModulesPlugin {
  constructor(private readonly expected: ExpectedModules) {}

  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap('AssertModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('AssertModulesPlugin', (modules) => {
        // Webpack reports a module that it can't compile, and doesn't find the modules that it imports.
        if (compilation.errors.length === 0) assertModules([...modules], this.expected);
      });
    });
  }
}

type ExpectedModules = { requests: readonly string[]; packages: readonly string[] };

function assertModules(modules: readonly Module[], { requests, packages }: ExpectedModules): void {
  const made = new Set(modules.flatMap(requestsOf));
  for (const request of requests) {
    assertFound(made.has(request), `an import of "${request}"`, 'the browser’s scripts');
  }
  const files = modules.map((each) => each.nameForCondition?.()?.replaceAll('\\', '/') ?? '');
  for (const name of packages) {
    const isLoaded = files.some((file) => file.includes(`/node_modules/${name}/`));
    assertFound(isLoaded, `a module of the package ${name}`, 'the browser’s scripts');
  }
}

const requestsOf = ({ dependencies, blocks }: Block): (string | undefined)[] => [
  ...dependencies.map(({ request }) => request),
  ...blocks.flatMap(requestsOf),
];
