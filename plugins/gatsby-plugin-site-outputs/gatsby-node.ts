export { onPreInit } from './gatsby-output';
export { onPostBuild } from './on-post-build';
export { createResolvers, createSchemaCustomization } from './share-field';
