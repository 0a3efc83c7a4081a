/** @jest-environment node */
import path from 'node:path';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { UNUSED_REQUESTS } from './unused-modules/aliases';
import {
  AssertModulesPlugin,
  FileNameHashPlugin,
  SkipBuildDependenciesPlugin,
} from './webpack-plugins';

const webpack = require('webpack');

const { at, write } = temporaryFolder();

/** Compiles the temporary folder's index.js with webpack. Rejects when the compilation fails. */
const compile = (plugins: unknown[], options = {}) =>
  new Promise<{ hash: string }>((resolve, reject) => {
    const compiler = webpack({
      mode: 'none',
      context: at(),
      entry: './index.js',
      output: { path: at('out'), filename: '[contenthash].js' },
      plugins,
      ...options,
    });
    compiler.run((failure: Error | null, stats: { hash: string }) =>
      compiler.close(() => (failure ? reject(failure) : resolve(stats))),
    );
  });

describe('FileNameHashPlugin', () => {
  const hashOf = async (code: string, options = {}) => {
    write('index.js', code);
    return (await compile([new FileNameHashPlugin()], options)).hash;
  };

  test('gives the same files the same hash if only webpack’s options differ', async () => {
    const hash = await hashOf('soup();');
    expect(hash).toMatch(/^[0-9a-f]{20}$/);
    expect(await hashOf('soup();', { stats: 'verbose', performance: false })).toBe(hash);
  });

  test('gives other files another hash', async () => {
    expect(await hashOf('soup();')).not.toBe(await hashOf('salad();'));
  });
});

describe('SkipBuildDependenciesPlugin', () => {
  /** Compiles twice with a cache, and changes the loader in between. Returns how often the loader ran. */
  async function loaderRunsInTwoBuilds(plugins: unknown[]) {
    const counted = `module.exports = (code) => { globalThis.loaded.push(1); return code; };`;
    const loaded: number[] = [];
    Object.assign(globalThis, { loaded });
    write('index.js', 'soup();');
    for (const version of [1, 2]) {
      write('loader.js', `${counted} // ${version}`);
      await compile(plugins, {
        cache: { type: 'filesystem', cacheDirectory: at(`cache-${plugins.length}`) },
        module: { rules: [{ test: /index\.js$/, use: at('loader.js') }] },
        // Compares files by content: by time, a file that was just written would count as changed.
        snapshot: { module: { hash: true }, buildDependencies: { hash: true } },
      });
    }
    return loaded.length;
  }

  test('keeps webpack’s cache when a loader changes', async () => {
    expect(await loaderRunsInTwoBuilds([])).toBe(2);
    expect(await loaderRunsInTwoBuilds([new SkipBuildDependenciesPlugin()])).toBe(1);
  });
});

describe('AssertModulesPlugin', () => {
  const expectModules = (requests: string[], packages: string[]) =>
    compile([new AssertModulesPlugin({ requests, packages })]);

  beforeEach(() => {
    write('node_modules/soup/index.js', '');
    write('index.js', `import 'soup';\nif (globalThis.late) require('./late');`);
    write('late.js', '');
  });

  test('accepts a compilation with the requests and the packages', async () => {
    await expect(expectModules(['soup', './late'], ['soup'])).resolves.toBeDefined();
  });

  test('fails a compilation that lacks a request', async () => {
    await expect(expectModules(['./early'], [])).rejects.toThrow('an import of "./early"');
  });

  test('fails a compilation that lacks a package', async () => {
    await expect(expectModules([], ['salad'])).rejects.toThrow('a module of the package salad');
  });
});

test('the installed Gatsby imports the modules that are replaced', () => {
  const { readFileSync } = require('node:fs');
  const sources = [
    'cache-dir/gatsby-browser-entry.js',
    'cache-dir/production-app.js',
    'cache-dir/page-renderer.js',
    'cache-dir/static-query.js',
    'dist/internal-plugins/partytown/gatsby-browser.js',
  ].map((file) => readFileSync(path.join('node_modules/gatsby', file), 'utf8'));
  for (const request of UNUSED_REQUESTS) {
    expect(sources.some((source) => source.includes(request))).toBe(true);
  }
});
