import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { typeDefinitions } from '../plugins/gatsby-source-site-content/graphql/type-definitions';

/**
 * Declares every type of the content. The site does it, because Gatsby lets a plugin not extend a type of another
 * one, as MarkdownRemark is.
 */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes(typeDefinitions());
