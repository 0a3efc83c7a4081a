export { onCreateNode, sourceNodes } from './blog-post-nodes';
export { createResolvers, createSchemaCustomization } from './graphql';
export { onPreInit } from './on-pre-init';
