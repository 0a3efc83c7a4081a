import type { CreateResolversArgs } from 'gatsby';
import { createImageResolvers } from '../graphql/image-data';
import { createLinkFields } from '../graphql/link-fields';
import { createMarkdownResolvers } from '../graphql/markdown';
import { createRootFields } from '../graphql/root-fields';
import { createShareFields } from '../graphql/share-field';

/** Resolves the fields that aren't in the authors' files. */
export function createResolvers(args: CreateResolversArgs): void {
  createRootFields(args);
  createLinkFields(args);
  createMarkdownResolvers(args);
  createImageResolvers(args);
  createShareFields(args);
}
