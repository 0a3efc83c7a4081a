import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { linkExtensions, typeDefinitions } from '../graphql';

/** Declares the types of all content, so that queries return non-null fields. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of linkExtensions) actions.createFieldExtension(extension);
  actions.createTypes(typeDefinitions());
}
