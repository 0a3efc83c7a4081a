import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { linkExtensions, typeDefinitions } from '../plugins/site/graphql';

/** Declares every type of the content, so that queries get non-null fields. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of linkExtensions) actions.createFieldExtension(extension);
  actions.createTypes(typeDefinitions());
}
