export { createResolvers, createSchemaCustomization } from './graphql';
export { onCreateNode, sourceNodes } from './nodes';
export { createPages, onPreInit } from './on-pre-init';
