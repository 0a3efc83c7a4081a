import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { createImageResolvers } from './image-data';
import { createLinkFields, linkExtensions } from './link-fields';
import { createMarkdownResolvers } from './markdown';
import { createRootFields } from './root-fields';
import { createShareFields } from './share-field';
import { typeDefinitions } from './type-definitions';

export { fileOf, type MarkdownNode } from './markdown';
export { objectTypes } from './object-types';
export { markdownTypes } from './type-definitions';
export { findUnshownKeys } from './unshown-keys';

/** Declares the types of all content, so that queries return non-null fields. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of linkExtensions) actions.createFieldExtension(extension);
  actions.createTypes(typeDefinitions());
}

/** Resolves the fields that aren't in the authors' files. */
export function createResolvers(args: CreateResolversArgs): void {
  createRootFields(args);
  createLinkFields(args);
  createMarkdownResolvers(args);
  createImageResolvers(args);
  createShareFields(args);
}
