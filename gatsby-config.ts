import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { AVIF_OPTIONS } from './plugins/site/avif-options';
import { writeCodeHash } from './plugins/site/output';
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
  // The path of the site's address. It counts with --prefix-paths, which `npm run build` has.
  pathPrefix: pathPrefix(),
  jsxRuntime: 'automatic',
  // Without one, Gatsby downloads a module that lists adapters in every build, and runs it.
  adapter: { name: 'none', adapt() {} },
  graphqlTypegen: { typesOutputPath: 'gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    folder('posts', 'blog'),
    // The plugin `site` reads the pages themselves: articles alone are MarkdownRemark.
    folder('pages', 'pages', MARKDOWN),
    folder('data', 'data', MARKDOWN),
    folder('images', 'images', MARKDOWN),
    'gatsby-transformer-remark',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['auto', 'avif'],
          placeholder: 'none',
          quality: 78,
          // AVIF has another quality scale: 45 looks like a JPEG of 78 (docs/decisions/0004-picture.md).
          // Gatsby encodes pictures again when these options change.
          avifOptions: { quality: 45, ...AVIF_OPTIONS },
        },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-postcss',
      options: { postCssPlugins: [require('@tailwindcss/postcss')()] },
    },
    'site',
  ],
};

export default config;
