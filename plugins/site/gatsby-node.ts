import { setAvifOptions } from './avif-options';

export { createResolvers, createSchemaCustomization } from './graphql';
export { createPages } from './hooks/create-pages';
export { onCreateDevServer, onCreatePage } from './hooks/develop';
export { onPreExtractQueries } from './hooks/fragments';
export { onCreateNode } from './hooks/on-create-node';
export { onCreateWebpackConfig } from './hooks/on-create-webpack-config';
export { onPostBuild, onPreInit } from './hooks/output';
export { onPostBootstrap } from './hooks/on-post-bootstrap';
export { onPreBootstrap } from './hooks/on-pre-bootstrap';
export { sourceNodes } from './hooks/source-nodes';

// Gatsby's workers, which encode the pictures, load this module too.
setAvifOptions();
