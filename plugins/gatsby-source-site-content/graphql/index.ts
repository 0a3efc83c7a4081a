import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { blogTypes } from './blog';
import { contentType, createContentResolvers } from './content';
import { audiencePageType, dataTypes } from './data';
import { fieldExtensions } from './field-extensions';
import { markdownBody } from './markdown-body';
import { createPageLinkResolvers, pageLinkTypes } from './page-links';
import { createPageMetadataResolvers, pageMetadataTypes } from './page-metadata';
import { postExtensions } from './post-extensions';
import { createProsePageResolvers, prosePageTypes } from './prose-pages';

/** Answers the fields that stand at the top of a query (`content`, `post`, `page`, `prosePage` …). */
export function createResolvers(args: CreateResolversArgs): void {
  createContentResolvers(args);
  createPageMetadataResolvers(args);
  createPageLinkResolvers(args);
  createProsePageResolvers(args);
}

/** Declares every content type, so that queries get non-null fields and the specification's defaults. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  for (const extension of [...fieldExtensions, ...postExtensions, markdownBody])
    actions.createFieldExtension(extension);
  actions.createTypes([
    contentType,
    audiencePageType,
    dataTypes,
    blogTypes,
    prosePageTypes,
    pageMetadataTypes,
    pageLinkTypes,
  ]);
}
