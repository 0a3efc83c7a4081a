export { createResolvers } from './graphql';
export { onCreateNode } from './nodes';
export { createPages, onPreInit } from './on-pre-init';
