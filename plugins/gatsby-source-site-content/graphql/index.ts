import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { createAppLinkResolvers } from './app-links';
import { blogTypes } from './blog-post';
import { contentTypes, createContentResolvers } from './content';
import { fieldExtensions } from './field-extensions';
import { createPageLinkResolvers, pageLinkTypes } from './page-links';
import { createPageMetadataResolvers, pageMetadataTypes } from './page-metadata';
import { postFields } from './post-fields';
import { createProsePageResolvers, prosePageTypes } from './prose-pages';

/** Resolves the fields at the top of a query (`content`, `post`, `page`, `prosePage` …). */
export function createResolvers(args: CreateResolversArgs): void {
  createContentResolvers(args);
  createPageMetadataResolvers(args);
  createPageLinkResolvers(args);
  createProsePageResolvers(args);
  createAppLinkResolvers(args);
}

/** Declares every content type, so that queries get non-null fields and the specification's defaults. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of [...fieldExtensions, ...postFields])
    actions.createFieldExtension(extension);
  actions.createTypes([
    ...contentTypes,
    blogTypes,
    prosePageTypes,
    pageMetadataTypes,
    pageLinkTypes,
  ]);
}
