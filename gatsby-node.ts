import { setAvifOptions } from './src/gatsby/avif-options';

export { onCreateNode, sourceNodes } from './src/gatsby/blog-post-nodes';
export { onPreInit } from './src/gatsby/check-content';
export { onPostBuild } from './src/gatsby/outputs';
export { createPages } from './src/gatsby/pages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/schema';
export { onCreateBabelConfig, onCreateWebpackConfig } from './src/gatsby/webpack';
export { onPostBootstrap } from './src/gatsby/web-manifest';

setAvifOptions();
