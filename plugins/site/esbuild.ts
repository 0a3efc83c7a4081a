import { buildSync, type BuildOptions, type BuildResult } from 'esbuild';
import { pathPrefix } from './model/site-url';

/** Bundles scripts for the oldest browsers of package.json's browserslist. */
export const bundleScripts = (
  options: BuildOptions,
): BuildResult<{ write: false; metafile: true }> =>
  buildSync({
    bundle: true,
    minify: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.ISLAND_FILES': '""',
      __PATH_PREFIX__: JSON.stringify(pathPrefix()),
    },
    ...options,
    write: false,
    metafile: true,
  });
