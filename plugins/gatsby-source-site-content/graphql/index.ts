import type { CreateResolversArgs } from 'gatsby';
import { createContentResolvers } from './content';
import { createMarkdownResolvers } from './markdown';
import { createPictureResolvers } from './pictures';

/** Resolves the fields that aren't in the authors' files. */
export function createResolvers(args: CreateResolversArgs): void {
  createContentResolvers(args);
  createMarkdownResolvers(args);
  createPictureResolvers(args);
}
