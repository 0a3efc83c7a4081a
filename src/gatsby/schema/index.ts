import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { blogTypes } from './blog';
import { contentType, createContentResolvers } from './content';
import { audiencePageType, dataTypes } from './data';
import { fieldExtensions } from './field-extensions';
import { createFoundResolvers, foundTypes } from './found';
import { foundExtensions } from './found-extensions';
import { createPictureResolvers } from './picture-data';
import { postExtensions } from './post-extensions';

/** Answers the fields that stand at the top of a query (`content`, `post`, `page`, `pages`), and pictures. */
export function createResolvers(args: CreateResolversArgs): void {
  createContentResolvers(args);
  createFoundResolvers(args);
  createPictureResolvers(args);
}

/** Declares every content type, so that queries get non-null fields and the specification's defaults. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of [...fieldExtensions, ...postExtensions, ...foundExtensions])
    actions.createFieldExtension(extension);
  actions.createTypes([contentType, audiencePageType, dataTypes, blogTypes, foundTypes]);
}
