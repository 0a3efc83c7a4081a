import type { CreateSchemaCustomizationArgs } from 'gatsby';

/**
 * Disables type inference for markdown nodes, so that front matter can't change the schema: pages query
 * BlogPost. Gatsby allows this for a type of gatsby-transformer-remark in the site but not in a plugin.
 */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes('type MarkdownRemark implements Node @dontInfer { id: ID! }');
