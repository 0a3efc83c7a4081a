import { assertFound } from './assert-found';

type Module = { nameForCondition?(): string | null };
type CacheGroup = { test?: unknown };
type Config = {
  optimization?: {
    minimizer?: unknown[];
    splitChunks?: false | { cacheGroups?: Record<string, unknown> };
  };
};

/** The packages of the framework's script file: their code changes only with their version. */
export const FRAMEWORK_PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'gatsby',
  'gatsby-link',
  'gatsby-react-router-scroll',
  '@gatsbyjs/reach-router',
];

/** The beginnings of the names of files that Gatsby generates for this site, so that they change with it. */
export const GENERATED_FILES = ['api-runner-browser-plugins', '_this_is_virtual'];

const FRAMEWORK = new RegExp(
  `/node_modules/(?:${FRAMEWORK_PACKAGES.join('|')})/|/\\.cache/(?!${GENERATED_FILES.join('|')})[\\w/-]+\\.js$`,
);

/** Terser's options for the supported browsers. Gatsby's own options make Terser write ES5. */
export const TERSER_OPTIONS = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 2 },
  mangle: {},
  // Terser's older name for `format`. Gatsby's options use it, and Terser rejects both together.
  output: { ecma: 2020, comments: false },
} as const;

/** Whether a module, given by its file, belongs in the framework's script file. */
export const isFrameworkModule = (file: string | null | undefined): boolean =>
  FRAMEWORK.test((file ?? '').replaceAll('\\', '/'));

/**
 * Moves Gatsby's runtime into React's script file. Visitors who return after a deploy then fetch only
 * the other scripts, and one file compresses better than two.
 */
export function moveRuntimeIntoFrameworkFile({ optimization }: Config): void {
  const splitChunks = optimization?.splitChunks;
  const group = splitChunks ? splitChunks.cacheGroups?.framework : undefined;
  assertFound(
    group,
    'the cache group `framework`',
    'optimization.splitChunks of webpack’s configuration (gatsby/dist/utils/webpack.config.js)',
  );
  (group as CacheGroup).test = (module: Module) => isFrameworkModule(module.nameForCondition?.());
}

/**
 * Minifies scripts for the supported browsers.
 * @param minifyJs Gatsby's factory of the plugin that minifies scripts
 */
export function minifyForSupportedBrowsers(
  { optimization }: Config,
  minifyJs: (options: { terserOptions: typeof TERSER_OPTIONS }) => unknown,
): void {
  const minimizer = optimization?.minimizer ?? [];
  const index = minimizer.findIndex((plugin) => plugin?.constructor.name === 'TerserPlugin');
  assertFound(
    index >= 0,
    'TerserPlugin',
    'optimization.minimizer of webpack’s configuration (gatsby/dist/utils/webpack.config.js)',
  );
  minimizer[index] = minifyJs({ terserOptions: TERSER_OPTIONS });
}
