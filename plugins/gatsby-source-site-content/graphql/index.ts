import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { createContentResolvers } from './content';
import { createPictureResolvers } from './pictures';
import { createPostResolvers } from './posts';
import { typeDefinitions } from './type-definitions';

/** Resolves the fields that aren't in the authors' files. */
export function createResolvers(args: CreateResolversArgs): void {
  createContentResolvers(args);
  createPostResolvers(args);
  createPictureResolvers(args);
}

/** Declares every content type, so that queries get non-null fields. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs) =>
  actions.createTypes(typeDefinitions());
