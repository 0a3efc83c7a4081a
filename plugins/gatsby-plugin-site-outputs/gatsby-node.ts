export { onPostBuild } from './on-post-build';
export { createResolvers, createSchemaCustomization } from './share-pictures/share-picture-field';
export { onPostBootstrap, pluginOptionsSchema } from './web-manifest';
