// Gatsby's workers load this module, too, and encode the pictures.
import './gatsby/avif-options';
import './gatsby/kept-pictures';

// plugins/site is part of the site, and not in gatsby-config.ts: Gatsby lets a plugin not extend another one's types.
export { createPages } from './gatsby/create-pages';
export { createResolvers } from './gatsby/create-resolvers';
export { createSchemaCustomization } from './gatsby/create-schema-customization';
export { onCreateNode } from './gatsby/on-create-node';
export { onCreatePage } from './gatsby/on-create-page';
export { onCreateWebpackConfig } from './gatsby/on-create-webpack-config';
export { onPostBuild } from './gatsby/on-post-build';
export { onPreInit } from './gatsby/on-pre-init';
