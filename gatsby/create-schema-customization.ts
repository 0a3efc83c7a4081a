import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { typeDefinitions } from '../plugins/site/graphql';

/** Declares every type of the content, so that queries get non-null fields. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void =>
  actions.createTypes(typeDefinitions());
