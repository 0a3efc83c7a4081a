import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { writeIslands } from '../island-files';
import { isForReview } from '../model/publication';
import { readCodeHash } from '../output';
import { inlineScript } from '../page-script';

const STYLESHEET = 'src/styles/main.css';

/** What this file needs of webpack, which Gatsby installs. */
type Compilation = { buildDependencies: { clear(): void } };
type Compiler = {
  hooks: { done: { tap(name: string, call: (stats: { compilation: Compilation }) => void): void } };
};

type Import = { request?: string; contextInfo?: { issuer: string } };

/** Stops a build that would lose the styles of a component that imports them. Gatsby ignores styles when it renders. */
const refuseStylesheets =
  (reporter: CreateWebpackConfigArgs['reporter']) =>
  ({ request = '', contextInfo }: Import, answer: () => void) => {
    const file = path.relative('', contextInfo?.issuer ?? '');
    if (request.endsWith('.css'))
      reporter.panicOnBuild(
        `${file} imports "${request}", whose styles would be lost: import that file in ${STYLESHEET} instead.`,
      );
    answer();
  };

/** webpack adds the packages of its loaders, such as Babel and PostCSS, to what its cache depends on. */
const forgetLoaders = ({ hooks }: Compiler) =>
  hooks.done.tap('forget loaders', ({ compilation }) => compilation.buildDependencies.clear());

/**
 * Gives the code that renders documents the page script and the islands. As webpack definitions, they make Gatsby
 * render all documents again when one of them changes.
 */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins, reporter, getConfig } = args;
  // By default, webpack considers a file with the same time unchanged.
  actions.setWebpackConfig({ snapshot: { module: { hash: true } } });
  // `import { locale } from 'site.json'` keeps the rest of the file out of what visitors load.
  actions.setWebpackConfig({ module: { parser: { json: { namedExports: true } } } });
  // No document loads these bundles. Their real hashes break a second build after a change of styles: webpack's
  // cache then refers to the former stylesheet.
  if (stage.startsWith('build-'))
    actions.setWebpackConfig({ devtool: false, optimization: { realContentHash: false } });
  const config = getConfig();
  // Gatsby makes webpack find and hash 3,200 files of its own, of Babel and of other packages whenever it starts,
  // because its cache depends on them. The hash of the code says whether one has changed.
  config.cache.version = readCodeHash();
  config.cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({ apply: forgetLoaders });
  if (stage === 'build-javascript') {
    // A build publishes only the stylesheet of this bundle.
    config.entry = { app: path.resolve(STYLESHEET) };
    config.optimization.minimizer = [plugins.minifyCss()];
  }
  actions.replaceWebpackConfig(config);
  if (stage !== 'build-html') return;
  actions.setWebpackConfig({ externals: [refuseStylesheets(reporter)] });
  const scripts = {
    PAGE_SCRIPT: inlineScript('page.ts'),
    UNKNOWN_POST_SCRIPT: inlineScript('unknown-post.ts'),
    ISLAND_FILES: JSON.stringify(writeIslands('public')),
    SITE_DRAFTS: isForReview() ? '1' : '',
  };
  const definitions = Object.entries(scripts).map(([name, script]) => [
    `process.env.${name}`,
    JSON.stringify(script),
  ]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(definitions))] });
}
