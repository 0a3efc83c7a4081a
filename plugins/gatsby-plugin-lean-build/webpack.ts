import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from 'gatsby';
import { skipBuildDependencies } from './skip-build-dependencies';
import { keepFontsAsFiles } from './font-files';
import { keepKnownEnvironment } from './known-environment';
import { shapeScriptFiles } from './script-files';
import { unusedParts } from './unused-modules';

type Args = Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'getConfig' | 'plugins'>;

/** What of webpack's API is used here. */
type Compilation = { hash: string | null; getAssets(): Iterable<{ name: string }> };
type Act = (stats: { compilation: Compilation }) => void;
type Compiler = { hooks: { done: { tap(as: { name: string; stage: number }, act: Act): void } } };

const HASH_LENGTH = 20;

/** Gatsby reads the hash when a compilation is done, twice: it must have been set by then. */
const BEFORE_GATSBY = -100;

/**
 * Gives a compilation a hash that hangs on the names of its files alone, which have their content's
 * hash. Gatsby writes it into every page, and webpack's own also tells what was built before.
 */
export const hashOfFiles = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap({ name: 'HashOfFiles', stage: BEFORE_GATSBY }, ({ compilation }) => {
      const names = [...compilation.getAssets()].map((asset) => asset.name).toSorted();
      const hash = createHash('sha256').update(names.join('\n')).digest('hex');
      compilation.hash = hash.slice(0, HASH_LENGTH);
    });
  },
};

/**
 * Makes a production build exact, and leaves source maps out of it, which are four times as large as
 * all scripts. `SOURCE_MAPS=true` in the environment of a build keeps them, also for what renders the
 * HTML, whose stack traces then name the sources.
 */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: Args): void {
  if (!stage.startsWith('build-')) return;
  const config = getConfig();
  keepKnownEnvironment(config);
  if (stage === 'build-javascript') {
    keepFontsAsFiles(config);
    shapeScriptFiles(config, (options) => plugins.minifyJs(options));
  }
  actions.replaceWebpackConfig(config);
  const withMaps = process.env.SOURCE_MAPS === 'true';
  actions.setWebpackConfig({
    plugins: [skipBuildDependencies, ...(stage === 'build-javascript' ? [hashOfFiles] : [])],
    ...(stage === 'build-javascript' ? { resolve: { alias: unusedParts() } } : {}),
    ...(withMaps ? {} : { devtool: false }),
  });
}

/** Lets webpack read the icons that are used, and not all that their package has. */
export function onCreateBabelConfig({ actions }: Pick<CreateBabelConfigArgs, 'actions'>): void {
  actions.setBabelPlugin({
    name: path.resolve('plugins/gatsby-plugin-lean-build/direct-icons.cjs'),
    options: {},
  });
}
