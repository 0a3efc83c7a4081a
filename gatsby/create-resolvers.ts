export { createResolvers } from '../plugins/site/graphql';
