import { readFileSync } from 'node:fs';
import { buildSync, type BuildOptions, type BuildResult } from 'esbuild';
import { pathPrefix } from '../model/site-url';

/** The oldest browsers, as esbuild names them: `chrome123` for the line `chrome >= 123` of package.json's browserslist. */
function oldestBrowsers(): string[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  return browserslist
    .filter((line) => /^(?:chrome|firefox|safari) >= /.test(line))
    .map((line) => line.replace(' >= ', ''));
}

/** Bundles scripts for the site's browsers. */
export const bundleScripts = (
  options: BuildOptions,
): BuildResult<{ write: false; metafile: true }> =>
  buildSync({
    bundle: true,
    minify: true,
    target: oldestBrowsers(),
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
