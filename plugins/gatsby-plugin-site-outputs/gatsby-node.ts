export { onPostBuild } from './on-post-build';
export { createResolvers, createSchemaCustomization } from './share-pictures/share-picture-field';
export { pluginOptionsSchema } from './plugin-options';
export { onPostBootstrap } from './web-manifest';
