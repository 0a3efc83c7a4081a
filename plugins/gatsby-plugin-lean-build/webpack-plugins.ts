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
 * Replaces a compilation's hash with one of its files' names, which contain their content's hash.
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

/** `true` in the environment of a Gatsby whose stale caches have been deleted (build/workspace). */
export const STALE_CACHES_DELETED = 'STALE_CACHES_DELETED';

/**
 * Stops webpack from tracking its loaders and configuration: it would follow their imports through
 * some 4,500 files for each compilation, which takes 7 % of a cold build. Only safe where something
 * else deletes webpack's cache when packages, plugins or the configuration change, as
 * build/workspace/gatsby-caches.ts does; Gatsby itself keeps `.cache/webpack` then.
 */
export class SkipBuildDependenciesPlugin {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('SkipBuildDependenciesPlugin', ({ compilation }) =>
      compilation.buildDependencies.clear(),
    );
  }
}

/** Fails a compilation in which no module makes one of the requests or comes from one of the packages. */
export class AssertModulesPlugin {
  constructor(private readonly expected: ExpectedModules) {}

  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap('AssertModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('AssertModulesPlugin', (modules) => {
        // A module that can't be compiled is reported by webpack, and hides those that it imports.
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
