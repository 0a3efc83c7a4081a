import path from 'node:path';
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from 'gatsby';
import { removeMachineVariables } from './environment-definitions';
import { keepFontsAsFiles } from './font-files';
import {
  FRAMEWORK_PACKAGES,
  minifyForSupportedBrowsers,
  moveRuntimeIntoFrameworkFile,
} from './script-files';
import { UNUSED_REQUESTS, unusedModuleAliases } from './unused-modules/aliases';
import {
  AssertModulesPlugin,
  FileNameHashPlugin,
  SkipBuildDependenciesPlugin,
  STALE_CACHES_DELETED,
} from './webpack-plugins';

type Args = Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'getConfig' | 'plugins'>;

/**
 * Adjusts webpack's configuration for a production build: smaller scripts, a reproducible hash, no
 * repeated work. Source maps, four times as large as all scripts, are made only with
 * `SOURCE_MAPS=true` in the environment, for the browser and for the renderer of the HTML.
 */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: Args): void {
  if (!stage.startsWith('build-')) return;
  const config = getConfig();
  removeMachineVariables(config);
  if (stage === 'build-javascript') {
    keepFontsAsFiles(config);
    moveRuntimeIntoFrameworkFile(config);
    minifyForSupportedBrowsers(config, (options) => plugins.minifyJs(options));
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    ...(process.env.SOURCE_MAPS === 'true' ? {} : { devtool: false }),
    ...(stage === 'build-javascript' ? { resolve: { alias: unusedModuleAliases() } } : {}),
    plugins: [
      ...(process.env[STALE_CACHES_DELETED] === 'true' ? [new SkipBuildDependenciesPlugin()] : []),
      ...(stage === 'build-javascript' ? browserPlugins() : []),
    ],
  });
}

const browserPlugins = () => [
  new FileNameHashPlugin(),
  new AssertModulesPlugin({ requests: UNUSED_REQUESTS, packages: FRAMEWORK_PACKAGES }),
];

/** Compiles imports of icons into the icons' shapes. */
export function onCreateBabelConfig({ actions }: Pick<CreateBabelConfigArgs, 'actions'>): void {
  actions.setBabelPlugin({
    name: path.resolve('plugins/gatsby-plugin-lean-build/icon-shapes.cjs'),
    options: {},
  });
}
