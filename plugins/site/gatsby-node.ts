// Gatsby's workers load this module too, and encode the pictures.
import './avif-options';

export { createResolvers } from './graphql';
export { createPages } from './hooks/create-pages';
export { createSchemaCustomization } from './hooks/create-schema-customization';
export { onCreateDevServer, onCreatePage } from './hooks/develop';
export { onCreateNode } from './hooks/on-create-node';
export { onCreateWebpackConfig } from './hooks/on-create-webpack-config';
export { onPostBuild, onPreInit } from './hooks/output';
export { onPreBootstrap } from './hooks/on-pre-bootstrap';
