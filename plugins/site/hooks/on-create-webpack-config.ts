import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { writeIslands } from '../esbuild/island-files';
import { isForReview } from '../model/publication';
import { readCodeHash } from '../code-hash';
import { inlineScript } from '../esbuild/inline-scripts';
import { bundleRenderer } from '../esbuild/renderer';

/** What this file needs of webpack, which Gatsby installs. */
type Compilation = { buildDependencies: { clear(): void } };
type Compiler = {
  hooks: { done: { tap(name: string, call: (stats: { compilation: Compilation }) => void): void } };
};

/** webpack adds the packages of its loaders, such as Babel and PostCSS, to what its cache depends on. */
const forgetLoaders = ({ hooks }: Compiler) =>
  hooks.done.tap('forget loaders', ({ compilation }) => compilation.buildDependencies.clear());

/** Gives `gatsby develop` its settings, and a build the stylesheet and the renderer of its documents. */
export async function onCreateWebpackConfig(args: CreateWebpackConfigArgs): Promise<void> {
  const { stage, actions, plugins, getConfig } = args;
  if (stage === 'build-html') {
    const renderer = await bundleRenderer({
      HEAD_SCRIPT: inlineScript('head.ts'),
      PAGE_SCRIPT: inlineScript('page.ts'),
      UNKNOWN_POST_SCRIPT: inlineScript('unknown-post.ts'),
      ISLAND_FILES: JSON.stringify(writeIslands('public')),
      SITE_DRAFTS: isForReview() ? '1' : '',
    });
    // webpack only copies it. By the hash of its bytes, Gatsby knows whether to render all documents again.
    actions.replaceWebpackConfig({
      ...getConfig(),
      entry: { 'render-page': renderer },
      module: { noParse: /./ },
      externals: [],
      plugins: [],
      devtool: false,
      cache: false,
    });
    return;
  }
  // By default, webpack considers a file with the same time unchanged.
  actions.setWebpackConfig({ snapshot: { module: { hash: true } } });
  // `import { locale } from 'site.json'` keeps the rest of the file out of what visitors load.
  actions.setWebpackConfig({ module: { parser: { json: { namedExports: true } } } });
  const config = getConfig();
  // Gatsby makes webpack find and hash 3,200 files of its own, of Babel and of other packages whenever it starts,
  // because its cache depends on them. The hash of the code says whether one has changed.
  config.cache.version = readCodeHash();
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({ apply: forgetLoaders });
  if (stage === 'build-javascript') {
    // A build publishes only the stylesheet of this bundle.
    config.entry = { app: path.resolve('src/styles/main.css') };
    // cssnano would warn about newer functions in calculations, which Tailwind has reduced, and put the shorthand
    // `animation` after `animation-timeline`, which it resets.
    const preset = ['default', { calc: false, cssDeclarationSorter: false }];
    config.optimization.minimizer = [plugins.minifyCss({ minimizerOptions: { preset } })];
    config.devtool = false;
    // Real hashes break a second build after a change of styles: webpack's cache then refers to the former stylesheet.
    config.optimization.realContentHash = false;
  }
  actions.replaceWebpackConfig(config);
}
