type Module = { nameForCondition?(): string | null };
type Minimizer = { constructor: { name: string } };
type Config = {
  optimization?: {
    minimizer?: unknown[];
    splitChunks?: false | { cacheGroups?: Record<string, unknown> };
  };
};

/**
 * What changes with a package's version only: React, and Gatsby's runtime out of its packages and its
 * cache. The lists that Gatsby writes into its cache for this site change with the site.
 */
const FRAMEWORK =
  /\/node_modules\/(?:react|react-dom|scheduler|gatsby|gatsby-link|gatsby-react-router-scroll|@gatsbyjs\/reach-router)\/|\/\.cache\/(?!api-runner-browser-plugins|_this_is_virtual)[\w/-]+\.js$/;

/** How scripts are written: in the language of the support floor, not in that of 2009 as Gatsby says. */
export const TERSER_OPTIONS = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 2 },
  mangle: {},
  // Terser's older name for its format, which Gatsby's own options have, and both can't stand together.
  output: { ecma: 2020, comments: false },
} as const;

/** Whether a module belongs to the framework's file, by the file that it stands in. */
export const isOfFramework = (file: string | null | undefined): boolean =>
  FRAMEWORK.test((file ?? '').replaceAll('\\', '/'));

/**
 * Puts Gatsby's runtime beside React into the framework's file: visitors who return after a deploy
 * fetch what the site changed, and one file compresses better than two halves.
 * @param minifyJs Gatsby's maker of the plugin that minifies scripts
 */
export function shapeScriptFiles(
  { optimization }: Config,
  minifyJs: (options: { terserOptions: typeof TERSER_OPTIONS }) => unknown,
): void {
  if (!optimization) return;
  const groups = optimization.splitChunks ? optimization.splitChunks.cacheGroups : undefined;
  const framework = groups?.framework as { test?: (module: Module) => boolean } | undefined;
  if (framework) framework.test = (module) => isOfFramework(module.nameForCondition?.());
  optimization.minimizer = optimization.minimizer?.map((plugin) =>
    (plugin as Minimizer).constructor.name === 'TerserPlugin'
      ? minifyJs({ terserOptions: TERSER_OPTIONS })
      : plugin,
  );
}
