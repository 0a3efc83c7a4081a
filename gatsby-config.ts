import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { writeCodeHash } from './plugins/site/code-hash';
import { PICTURE_OPTIONS } from './plugins/site/picture-options';
import { siteFile } from './plugins/site/model/site-file';
import { pathPrefix, siteUrl } from './plugins/site/model/site-url';

writeCodeHash();

const folder = (name: string, folderOfContent: string, ignored: string[] = []) => ({
  resolve: 'gatsby-source-filesystem',
  // Hidden files that editors and systems create, such as `.#soup.md` and `._soup.md`, are not content.
  options: { name, path: path.resolve('content', folderOfContent), ignore: ['**/.*', ...ignored] },
});
/** Files that would become articles. */
const MARKDOWN = ['**/*.md', '**/*.markdown'];

const config: GatsbyConfig = {
  siteMetadata: { title: siteFile().name, siteUrl: siteUrl() },
  trailingSlash: 'never',
  // The path of the site's address. It only applies with --prefix-paths, which `npm run build` sets.
  pathPrefix: pathPrefix(),
  jsxRuntime: 'automatic',
  // Without one, Gatsby downloads and runs a module that lists adapters, in every build.
  adapter: { name: 'none', adapt() {} },
  // Outside of `src`: there, Tailwind makes webpack watch all files, so that `gatsby develop` would answer each writing of
  // the types with a rebuild that writes them again, without end.
  graphqlTypegen: { typesOutputPath: 'types/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    folder('posts', 'blog'),
    // The plugin `site` reads the pages: only articles are MarkdownRemark nodes.
    folder('pages', 'pages', MARKDOWN),
    folder('data', 'data', MARKDOWN),
    folder('images', 'images', MARKDOWN),
    'gatsby-transformer-remark',
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: PICTURE_OPTIONS },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-postcss',
      options: { postCssPlugins: [require('@tailwindcss/postcss')()] },
    },
    'site',
  ],
};

export default config;
