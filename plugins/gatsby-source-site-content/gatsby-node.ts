export { createResolvers, createSchemaCustomization } from './graphql';
export { onCreateNode, sourceNodes } from './nodes';
export { onPreInit } from './on-pre-init';
