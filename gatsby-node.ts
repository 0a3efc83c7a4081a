import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { markdownTypes } from './plugins/site/graphql/type-definitions';

/** Types of gatsby-transformer-remark: Gatsby lets only the site itself extend the types of a plugin without a warning. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes(markdownTypes());
