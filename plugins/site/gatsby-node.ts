import { keepPictures } from './keep-pictures';
import { setAvifOptions } from './picture-options';

export { createPages } from './hooks/create-pages';
export { createResolvers } from './hooks/create-resolvers';
export { createSchemaCustomization } from './hooks/create-schema-customization';
export { onCreateDevServer } from './hooks/on-create-dev-server';
export { onCreateNode } from './hooks/on-create-node';
export { onCreatePage } from './hooks/on-create-page';
export { onCreateWebpackConfig } from './hooks/on-create-webpack-config';
export { onPostBootstrap } from './hooks/on-post-bootstrap';
export { onPostBuild } from './hooks/on-post-build';
export { onPreBootstrap } from './hooks/on-pre-bootstrap';
export { onPreExtractQueries } from './hooks/on-pre-extract-queries';
export { onPreInit } from './hooks/on-pre-init';
export { sourceNodes } from './hooks/source-nodes';

// Gatsby's workers, which encode the pictures, load this module too.
setAvifOptions();
keepPictures();
