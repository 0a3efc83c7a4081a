export { onPreInit } from './gatsby-output';
export { onPostBuild } from './on-post-build';
export { createResolvers } from './share-field';
