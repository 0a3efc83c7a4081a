import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { createContentResolvers } from './content';
import { createPictureResolvers } from './pictures';
import { typeDefinitions } from './type-definitions';

/** Resolves the fields that aren't in the authors' files. */
export function createResolvers(args: CreateResolversArgs): void {
  createContentResolvers(args);
  createPictureResolvers(args);
}

/** Declares every content type, so that queries get non-null fields. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs) =>
  actions.createTypes(typeDefinitions());
