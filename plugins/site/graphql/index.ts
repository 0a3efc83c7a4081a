// What the rest of the site may use of the schema.
import type { CreateResolversArgs } from 'gatsby';
import { createImageResolvers } from './image-data';
import { createLinkFields } from './link-fields';
import { createMarkdownResolvers } from './markdown';
import { createRootFields } from './root-fields';
import { createShareFields } from './share-field';

export { linkExtensions } from './link-fields';
export { fileOf, type MarkdownNode } from './markdown';
export { markdownTypes, typeDefinitions } from './type-definitions';

/** Resolves the fields that aren't in the authors' files. */
export function createResolvers(args: CreateResolversArgs): void {
  createRootFields(args);
  createLinkFields(args);
  createMarkdownResolvers(args);
  createImageResolvers(args);
  createShareFields(args);
}
