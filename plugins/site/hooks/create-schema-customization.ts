import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { linkExtensions } from '../graphql/link-fields';
import { typeDefinitions } from '../graphql/type-definitions';

/** Declares the types of all content, so that queries return non-null fields. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of linkExtensions) actions.createFieldExtension(extension);
  actions.createTypes(typeDefinitions());
}
