import path from 'node:path';
import { build, stop, type Plugin } from 'esbuild';
import { pathPrefix } from '../model/site-url';

/** The program of Gatsby that renders documents. It imports the pages from a folder that webpack knows as `$virtual`. */
const GATSBY_ENTRY = '.cache/static-entry.js';
const VIRTUAL = '.cache/_this_is_virtual_fs_path_/$virtual';

/** What components import from Gatsby. Queries have run before, and Gatsby's own `graphql` throws. */
const GATSBY = `
export * from './.cache/gatsby-browser-entry';
export const graphql = () => undefined;
`;

const gatsby: Plugin = {
  name: 'gatsby',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: 'gatsby', namespace: 'gatsby' }));
    onLoad({ filter: /^/, namespace: 'gatsby' }, () => ({
      contents: GATSBY,
      resolveDir: process.cwd(),
    }));
    // Gatsby uses it for server components, which are switched off. It doesn't run with React 19.
    onLoad({ filter: /react-server-dom-webpack/ }, () => ({ contents: '' }));
  },
};

/** Stops a build that would lose the styles of a component that imports them. */
const refuseStylesheets: Plugin = {
  name: 'refuse stylesheets',
  setup({ onResolve }) {
    onResolve({ filter: /\.css$/ }, ({ path: request, importer }) => {
      const file = path.relative('', importer);
      const text = `${file} imports "${request}", whose styles would be lost: import that file in src/styles/main.css instead.`;
      return { errors: [{ text }] };
    });
  },
};

/**
 * Bundles the program that renders documents, with the pages. esbuild takes a second, where Gatsby's webpack takes 15.
 * @param values of variables that the pages read as `process.env`
 * @returns the path of the file
 */
export async function bundleRenderer(
  values: Record<string, string>,
  entry = GATSBY_ENTRY,
  outfile = path.resolve('.cache/renderer.js'),
): Promise<string> {
  const variables = { ...values, NODE_ENV: 'production', BUILD_STAGE: 'build-html' };
  const constants = {
    __BASE_PATH__: pathPrefix(),
    __PATH_PREFIX__: pathPrefix(),
    __ASSET_PREFIX__: '',
    __TRAILING_SLASH__: 'never',
    'global.hasPartialHydration': false,
  };
  const defined = [
    ...Object.entries(constants),
    ...Object.entries(variables).map(([name, value]) => [`process.env.${name}`, value]),
  ];
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minifySyntax: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    // An island's files are found by the name of its component.
    keepNames: true,
    alias: { $virtual: path.resolve(VIRTUAL) },
    // Pages need the React of Gatsby's renderer.
    external: ['react', 'react-dom'],
    define: Object.fromEntries(defined.map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [gatsby, refuseStylesheets],
    // Gatsby prints the errors.
    logLevel: 'silent',
  });
  // Its process would stay until the end of the build, with 40 MB.
  await stop();
  return outfile;
}
